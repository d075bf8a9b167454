import { channel } from 'node:diagnostics_channel'

/** Name of the channel of Node's diagnostics on which each process tells the stages that it has passed. */
export const stageChannelName = 'site:stage'

const stages = channel(stageChannelName)

/**
 * Tells whoever listens in this process that a change has passed a stage: `accept` (signature good, nothing stored),
 * `enqueue` (stored, not answered), those of the builder and of publishing as they stand in a receipt, `receipt` (on
 * disk), `acknowledge` (out of the inbox). Listeners run before the next stage begins: a tracer, or a test that ends the
 * process right there.
 */
export function passStage(stage: string): void {
  if (stages.hasSubscribers) stages.publish({ stage })
}
