/**
 * `npm run soak [-- kills MINUTES | -- damage MINUTES | -- neighbours MINUTES | -- fleet MINUTES | -- oracle ROUNDS | -- plan ROUNDS]`: random
 * kills while a script edits, damaged files before each start, sick neighbours (30 minutes each), machines that share hotels and are
 * killed (15 minutes), the rebuild oracle (40
 * rounds) and that of the plan alone (500 rounds). Without an argument all, one after the other.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { endSweep, sweepDamages } from './damage-sweep'
import { endFleet, soakFleet } from './fleet'
import { endSoak, soakWithKills } from './kills'
import { endNeighbours, soakWithNeighbours } from './neighbours'

// What is tried has no settings of whoever tries it.
process.env.ENV_FILE = 'none'

/** Ends with whether a test with random edits found no difference in so many rounds of one seed. */
function edits(file: string, env: Record<string, string>): Promise<boolean> {
  const child = spawn('npx', ['--no-install', 'vitest', 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
}

const firstSeed = () => Number(process.env.ORACLE_SEED ?? Date.now() % 1_000_000)

/**
 * The rounds shared out among the processors: each has a seed, a content service and a builder of its own. A lane that
 * differs names the seed and the rounds that make it again.
 */
async function oracle(rounds: number): Promise<boolean> {
  const seed = firstSeed()
  const lanes = Math.max(1, Math.min(rounds, availableParallelism()))
  const shares = Array.from({ length: lanes }, (_, lane) => Math.floor((rounds + lane) / lanes))
  const ends = await Promise.all(
    shares.map((share, lane) =>
      edits('tests/rebuild/oracle.test.ts', {
        ORACLE_ROUNDS: String(share),
        ORACLE_SEED: String(seed + lane),
        ORACLE_PROGRESS: '1',
      }),
    ),
  )
  return ends.every((isWell) => isWell)
}

/** Each by its name, with the amount that it is given when nothing is said. */
const soaks: Readonly<Record<string, { amount: string; run(amount: string): Promise<boolean> }>> = {
  kills: { amount: '30', run: (minutes) => soakWithKills(Number(minutes)) },
  damage: { amount: '30', run: (minutes) => sweepDamages(Number(minutes)) },
  neighbours: { amount: '30', run: (minutes) => soakWithNeighbours(Number(minutes)) },
  fleet: { amount: '15', run: (minutes) => soakFleet(Number(minutes)) },
  oracle: { amount: '40', run: (rounds) => oracle(Number(rounds)) },
  plan: {
    amount: '500',
    run: (rounds) => edits('tests/plan/', { QUICK_ORACLE_ROUNDS: rounds, ORACLE_SEED: String(firstSeed()) }),
  },
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
    () => void Promise.all([endSoak(), endSweep(), endNeighbours(), endFleet()]).then(() => process.exit(1)),
  )

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
