/**
 * Ends this process when the one that started it is gone, also where it is in a loop that never ends and hears of nothing:
 * a thread of its own looks. Plain JavaScript, because Gatsby's own workers load it.
 */
const { Worker } = require('node:worker_threads')

/** How often it looks, ms. */
const every = 1_000

exports.endWithParent = () => {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), ${every})`
  // The flags of the process are not for threads.
  const thread = new Worker(watch, { eval: true, execArgv: [], env: {} })
  // Without it the process still ends when it hears that its line is closed.
  thread.on('error', () => undefined)
  thread.unref()
}
