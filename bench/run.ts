/** `npm run bench [-- sizes]`: measures the builder on generated sites; writes docs/figures.md and docs/figures.svg. */
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { type BuilderFigures, measureBuilder } from './builder'
import { measureEdge } from './edge'
import { chart, report } from './report'

async function main(): Promise<void> {
  const sizes = process.argv
    .slice(2)
    .map(Number)
    .filter((size) => size > 0)
  const figures: BuilderFigures[] = []
  for (const size of sizes.length > 0 ? sizes : [300, 1000]) {
    const measured = await measureBuilder(size, (text) => void process.stdout.write(`${text}\n`))
    figures.push({ ...measured, edge: await measureEdge(size) })
  }
  const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`
  const text = report(figures, new Date().toISOString().slice(0, 10), machine)
  writeFileSync('docs/figures.md', text)
  writeFileSync('docs/figures.svg', chart(figures))
  process.stdout.write(`\n${text}`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
