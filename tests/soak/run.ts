/**
 * `npm run soak [-- kills MINUTES | -- damage MINUTES | -- neighbours MINUTES | -- oracle ROUNDS | -- plan ROUNDS]`: random
 * kills while a script edits, damaged files before each start, sick neighbours (30 minutes each), the rebuild oracle (40
 * rounds) and that of the plan alone (500 rounds). Without an argument all, one after the other.
 */
import { spawn } from 'node:child_process'
import { endSweep, sweepDamages } from './damage-sweep'
import { endSoak, soakWithKills } from './kills'
import { endNeighbours, soakWithNeighbours } from './neighbours'

/** A test with random edits, for as many rounds as the variable says. */
function edits(file: string, variable: string, rounds: string): Promise<boolean> {
  const seed = process.env.ORACLE_SEED ?? String(Date.now() % 1_000_000)
  const child = spawn('npx', ['--no-install', 'vitest', 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, [variable]: process.env[variable] ?? rounds, ORACLE_SEED: seed },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

/** Each by its name, with the amount that it is given when nothing is said. */
const soaks: Readonly<Record<string, { amount: string; run(amount: string): Promise<boolean> }>> = {
  kills: { amount: '30', run: (minutes) => soakWithKills(Number(minutes)) },
  damage: { amount: '30', run: (minutes) => sweepDamages(Number(minutes)) },
  neighbours: { amount: '30', run: (minutes) => soakWithNeighbours(Number(minutes)) },
  oracle: { amount: '40', run: (rounds) => edits('tests/rebuild/', 'ORACLE_ROUNDS', rounds) },
  plan: { amount: '500', run: (rounds) => edits('tests/plan/', 'QUICK_ORACLE_ROUNDS', rounds) },
}

async function main(): Promise<void> {
  const [what, amount] = process.argv.slice(2)
  const names = Object.keys(soaks)
  if (what !== undefined && !names.includes(what))
    throw new Error(`There is no soak "${what}": ${names.join(', ')}.`)
  let isWell = true
  for (const [name, soak] of Object.entries(soaks))
    if (what === undefined || what === name) isWell = (await soak.run(amount ?? soak.amount)) && isWell
  process.exit(isWell ? 0 : 1)
}

// Ended by hand it leaves nothing running: the processes that it started hear of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () => void Promise.all([endSoak(), endSweep(), endNeighbours()]).then(() => process.exit(1)),
  )

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
