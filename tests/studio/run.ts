/** `npm run walk`: an editor's day in the Studio of the product that runs on this machine, with the time of each deed. */

import { summarize } from '../../bench/statistics'
import { addressOf } from '../../sandbox/defaults'
import { enterHotel } from './hotel'
import { walk } from './walk'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const at = (place: 'studio' | 'site' | 'lake') => addressOf(place, process.env)
  const hotel = await enterHotel({ studio: at('studio'), site: at('site'), lake: at('lake') })
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
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
