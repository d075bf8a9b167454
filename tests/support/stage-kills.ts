import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stageChannelName } from '../../worker/changes/stages'

export interface StageKills {
  /** NODE_OPTIONS for every process that may be hit. */
  readonly nodeOptions: string
  /**
   * The next process that passes the first of these stages is killed right there with SIGKILL, or with the signal that
   * stands before the stage; then the second, and so on.
   */
  plan(stages: readonly string[]): void
  /** Stages at which nobody was ended yet. */
  planned(): string[]
}

/** The listener that a process loads before anything else. It has to be JavaScript: nothing compiles it. */
const listener = (file: string) => `
const { readFileSync, renameSync, writeFileSync } = require('node:fs')
require('node:diagnostics_channel').subscribe(${JSON.stringify(stageChannelName)}, ({ stage }) => {
  const [next, ...rest] = readFileSync(${JSON.stringify(file)}, 'utf8').split('\\n')
  const [signal, wanted] = next.includes(' ') ? next.split(' ') : ['SIGKILL', next]
  if (stage !== wanted) return
  writeFileSync(${JSON.stringify(`${file}.next`)}, rest.join('\\n'))
  renameSync(${JSON.stringify(`${file}.next`)}, ${JSON.stringify(file)})
  process.kill(process.pid, signal)
})`

/** Ends processes at stages that they tell of on the channel of Node's diagnostics. The plan lies in `folder`. */
export function stageKills(folder: string): StageKills {
  const file = path.join(folder, 'stage-kills')
  const script = path.join(folder, 'stage-kills.cjs')
  const write = (stages: readonly string[]) => {
    writeFileSync(`${file}.draft`, stages.join('\n'))
    renameSync(`${file}.draft`, file)
  }
  write([])
  writeFileSync(script, listener(file))
  return {
    nodeOptions: `--require ${script}`,
    plan: write,
    planned: () => readFileSync(file, 'utf8').split('\n').filter(Boolean),
  }
}
