import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What the page for operators says of everything in the data folder: by its name, whether it is to be backed up. */
export function backupRules(): Map<string, boolean> {
  const page = readFileSync(path.resolve(__dirname, '../../docs/operating.md'), 'utf8')
  const section = /## Backups\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
  const rules = new Map<string, boolean>()
  for (const [, names = '', answer] of section.matchAll(/^\| (`[^|]+) \| (yes|no)[^|]*\|/gm))
    for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) rules.set(name, answer === 'yes')
  return rules
}

/** Neighbours that lie in the data folder only in tests, and what the quick builder makes. */
const notOurs: ReadonlySet<string> = new Set(['lake', 'root'])

/** What lies in a data folder, by its names; logs are told to, not read. */
export const namesIn = (dataFolder: string): string[] =>
  readdirSync(dataFolder).filter((name) => !notOurs.has(name) && !name.endsWith('.log'))

/** Copies what is to be backed up, as any tool does. Answers the names. */
export function backUp(dataFolder: string, to: string): string[] {
  mkdirSync(to, { recursive: true })
  const names = [...backupRules()].flatMap(([name, isKept]) =>
    isKept && existsSync(path.join(dataFolder, name)) ? [name] : [],
  )
  for (const name of names) execFileSync('cp', ['-a', path.join(dataFolder, name), to])
  return names
}

/** An empty disk, onto which a backup is laid. */
export function restore(backup: string, dataFolder: string): void {
  for (const name of readdirSync(dataFolder))
    if (name !== 'lake') rmSync(path.join(dataFolder, name), { recursive: true })
  for (const name of readdirSync(backup)) execFileSync('cp', ['-a', path.join(backup, name), dataFolder])
}
