/**
 * `npm run soak [-- kills MINUTES | -- oracle ROUNDS]`: random kills while a script edits (30 minutes), and the rebuild
 * oracle (40 rounds). Without an argument both, one after the other.
 */
import { spawn } from 'node:child_process'
import { endSoak, soakWithKills } from './kills'

function oracle(rounds: string): Promise<boolean> {
  const seed = process.env.ORACLE_SEED ?? String(Date.now() % 1_000_000)
  const child = spawn('npx', ['--no-install', 'vitest', 'run', '--project', 'integration', 'tests/rebuild'], {
    stdio: 'inherit',
    env: { ...process.env, ORACLE_ROUNDS: process.env.ORACLE_ROUNDS ?? rounds, ORACLE_SEED: seed },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

async function main(): Promise<void> {
  const [what, amount] = process.argv.slice(2)
  if (what !== undefined && what !== 'kills' && what !== 'oracle')
    throw new Error(`There is no soak "${what}": kills or oracle.`)
  const kills = what === 'oracle' || (await soakWithKills(Number(amount ?? 30)))
  const equal = what === 'kills' || (await oracle(amount ?? '40'))
  process.exit(kills && equal ? 0 : 1)
}

// Ended by hand it leaves nothing running: the processes that it started hear of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endSoak().then(() => process.exit(1)))

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
