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
    const times = hotel.live.map((time) => Math.round(time))
    say(
      `From "Publish" to a visitor's page: median ${summarize(times).median} ms of ${times.length} (${times.join(', ')})`,
    )
  } finally {
    await hotel.browser.close()
    await putBack()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
