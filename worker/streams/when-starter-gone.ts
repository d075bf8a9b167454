/**
 * Calls once the process that started this one is gone, also where it went while this one was still loading. Never calls
 * in a process that is not spoken to in messages.
 */
export function whenStarterGone(call: () => void): void {
  if (process.connected === false) call()
  else process.once('disconnect', call)
}
