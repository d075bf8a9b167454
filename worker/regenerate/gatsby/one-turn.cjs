/**
 * Work that may never end, ended all the same, with everything around it as it was. It runs as one turn of the event loop
 * by itself: its promises and ticks are run within it, and V8 breaks off whatever is on the stack when the time is over.
 * What waited before the turn has run by then, so nothing else is lost with it.
 *
 * Plain JavaScript, because Gatsby's own workers load it, from a copy beside the bundle.
 */
const { Script } = require('node:vm')

/** Processor time that one page may take, ms. Pages take 5 to 40. */
const limit = 1_000
/** A machine that is busy with other things gets twice as long each time, up to sixteen times. */
const mostTries = 5

/** How it is told of a page; two machines say the same. */
const notEnding = 'making it did not come to an end'

class Unended extends Error {
  /** `waits`: it is not busy but waits for what does not come. */
  constructor(waits) {
    super(notEnding)
    this.waits = waits
  }
}

const name = Symbol.for('work of this turn')
const turn = new Script(`globalThis[Symbol.for('work of this turn')]()`)
const isBrokenOff = (error) => error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * What was broken off leaves Node's own books open. They are closed as after an error that nobody caught, which is the one
 * way that Node itself goes on from anywhere.
 */
function leaveTurn(error, then) {
  process.setUncaughtExceptionCaptureCallback(() => {
    process.setUncaughtExceptionCaptureCallback(null)
    then()
  })
  throw error
}

/**
 * `work` in a turn of its own. Who waits for it goes on after the turn: only the work itself is ever broken off. What it
 * still waits for after the turn may take as long again. Limit in ms.
 */
function inOneTurn(work, milliseconds) {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      let timer
      let settle
      const settled = (call) => {
        settle = call
        if (timer === undefined) return
        clearTimeout(timer)
        call()
      }
      globalThis[name] = () => {
        work().then(
          (value) => settled(() => resolve(value)),
          (error) => settled(() => reject(error)),
        )
        // Runs what the work has queued, within the turn.
        process._tickCallback?.()
      }
      try {
        turn.runInThisContext({ timeout: milliseconds })
      } catch (error) {
        if (!isBrokenOff(error)) return reject(error)
        leaveTurn(error, () => reject(new Unended(false)))
      }
      if (settle) return settle()
      timer = setTimeout(() => reject(new Unended(true)), milliseconds)
    })
  })
}

/** Whether most of so much of the processor's time was spent, ms. A process that slept or had to wait has not. */
function hasSpent(milliseconds, since) {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000 > 0.8 * milliseconds
}

/**
 * Does work that takes `milliseconds` at most of the processor's time. Rejects with an `Unended` when it is not done by
 * then; `afterwards` is called first, as often as it was broken off: whatever the work had open was left open.
 */
exports.endingWithin = async (work, afterwards, milliseconds = limit) => {
  for (let tries = 1; ; tries += 1) {
    const since = process.cpuUsage()
    try {
      return await inOneTurn(work, milliseconds * 2 ** (tries - 1))
    } catch (error) {
      if (!(error instanceof Unended)) throw error
      afterwards()
      if (error.waits || tries === mostTries || hasSpent(milliseconds, since)) throw error
    }
  }
}

exports.notEnding = notEnding
exports.Unended = Unended
