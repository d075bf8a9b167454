/**
 * `npm run days [-- STEP …] [-- DAY …]`: the tests as they are on other days, for every process that they start: on the last evening of a month
 * nothing is on in it any more, in May the house is closed. Which day it is decides what pages show, so a test that is right today
 * may be wrong then. Needs Linux, root, and libfaketime (Debian: `faketime`); nothing else on the machine sees that clock.
 * Firefox does not run with it: its tests fail there, whatever the day. Nor do steps go that compare the time of a file with now
 * (`unit`, `sites`): of files Node is told the time of the machine, beside that clock.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Hard ones, in the time of the house's valley. */
const hardDays = [
  // Nothing is on any more this month, and the list is empty.
  '2026-11-30T22:30:00+01:00',
  // The next month is another year's, an hour from now.
  '2026-12-31T22:50:00+01:00',
  // The night of an hour that there is not, and of one that there is twice.
  '2027-03-28T01:30:00+01:00',
  '2027-10-31T02:30:00+02:00',
  // The house is closed.
  '2027-05-12T10:00:00+02:00',
  // A day that most years do not have, and all offers of the demo hotel are over.
  '2028-02-29T12:00:00+01:00',
]
const usualSteps = ['browser']

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const preload = '/etc/ld.so.preload'
const clock = '/etc/faketimerc'

/** The library that gives processes another clock. @throws Error that says what is missing */
function clockLibrary(): string {
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const places = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    const library = places.find((place) => existsSync(place))
    if (library) return library
  }
  throw new Error('Other days need Linux, root, and libfaketime (Debian: apt-get install faketime).')
}

/** Runs steps of `npm test` at a moment; resolves with whether they passed. The day goes on from there. */
async function passesAt(moment: string, library: string, steps: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'edelgrat-day-'))
  const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000)
  writeFileSync(path.join(folder, 'preload'), `${library}\n`)
  writeFileSync(path.join(folder, 'clock'), `${ahead < 0 ? '' : '+'}${ahead}s\n`)
  // What is laid over these two files only those see that are started within.
  const script = `mount --bind ${folder}/preload ${preload} && mount --bind ${folder}/clock ${clock} && exec npm test -- "$@"`
  const words = ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', ...steps]
  const run = spawn('unshare', words, { stdio: 'inherit' })
  const code = await new Promise((resolve) => run.on('close', resolve))
  await rm(folder, { recursive: true, force: true })
  return code === 0
}

async function main(words: readonly string[]): Promise<void> {
  const library = clockLibrary()
  const days = words.filter((word) => /^\d{4}-/.test(word))
  const wrong = days.find((day) => Number.isNaN(Date.parse(day)))
  if (wrong) throw new Error(`${wrong} is no moment such as ${hardDays[0]}.`)
  const steps = words.filter((word) => !days.includes(word))
  const made = [preload, clock].filter((file) => !existsSync(file))
  for (const file of made) closeSync(openSync(file, 'w'))
  // Ctrl-C reaches the tests as well; what was laid down for them is taken away once they have ended.
  let isStopped = false
  process.on('SIGINT', () => {
    isStopped = true
  })
  try {
    for (const day of days.length > 0 ? days : hardDays) {
      if (isStopped) break
      say(`\nOn ${day}:`)
      if (!(await passesAt(day, library, steps.length > 0 ? steps : usualSteps))) process.exitCode = 1
    }
  } finally {
    for (const file of made) await rm(file, { force: true })
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
