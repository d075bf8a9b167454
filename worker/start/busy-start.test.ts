import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const programOfOurs = /[\w/-]+\.ts\b/
/** The ways in which they are started, each with the names of all that are. */
const ways = new Map<string, string[]>()
for (const [name, command] of Object.entries(scripts).filter(([, command]) => programOfOurs.test(command))) {
  const way = command.replace(programOfOurs, 'PROGRAM')
  ways.set(way, [...(ways.get(way) ?? []), name])
}

/** Hears of Ctrl-C only after a while, as on a machine with more to do than it can. */
const busy = `
process.once('SIGINT', () => {
  process.stdout.write('ended in order')
  process.exit(0)
})
process.stdout.write('there', () => {
  const until = performance.now() + 800
  while (performance.now() < until);
  setInterval(() => undefined, 1_000)
})
`

it.each([...ways])(
  'what is started by %s is ended by Ctrl-C in order, also where the machine is busy',
  async (way, names) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'busy-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const program = path.join(folder, 'busy.ts')
    writeFileSync(program, busy)
    const shell = spawn('sh', ['-c', way.replace('PROGRAM', program)], { detached: true })
    let said = ''
    for await (const text of shell.stdout) {
      said += String(text)
      if (said === 'there' && shell.pid !== undefined) process.kill(-shell.pid, 'SIGINT')
    }
    if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit')
    expect(said, names.join(', ')).toBe('thereended in order')
  },
)
