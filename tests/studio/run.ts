/**
 * `npm run walk`: an editor's day in the Studio of the product that runs on this machine, with the time of each deed. What it
 * touches is put back at its end.
 */

import { summarize } from '../../bench/statistics'
import { addressOf } from '../../sandbox/defaults'
import { readSettingsFile } from '../../worker/programs/settings-file.cjs'
import { asItWas } from './as-it-was'
import { enterHotel } from './hotel'
import { walk } from './walk'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Median and each, ms. */
function told(times: readonly number[]): string {
  const rounded = times.map(Math.round)
  return `median ${summarize(rounded).median} ms of ${rounded.length} (${rounded.join(', ')})`
}

async function main(): Promise<void> {
  // The product may have its ports from there.
  readSettingsFile(process.env)
  const at = (place: 'studio' | 'site' | 'lake') => addressOf(place, process.env)
  for (const place of ['studio', 'site', 'lake'] as const)
    await fetch(at(place)).catch(() => {
      throw new Error(`Nothing answers at ${at(place)}: npm start brings it up.`)
    })
  const hotel = await enterHotel({ studio: at('studio'), site: at('site'), lake: at('lake') })
  const putBack = await asItWas(hotel.lake)
  try {
    for (const { name, run } of walk) {
      const began = performance.now()
      await run(hotel)
      say(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`)
    }
    say(`From "Publish" to a visitor's page: ${told(hotel.live.map(({ seen }) => seen))}`)
    say(`of it until the content service had it: ${told(hotel.live.map(({ stored }) => stored))}`)
  } finally {
    await hotel.browser.close()
    await putBack()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
