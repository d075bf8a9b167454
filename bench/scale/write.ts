/** `tsx bench/scale/write.ts --pages 1000 --seed 1 [--referrers 500] --out FILE`: the documents as NDJSON. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { scaleDocuments, toNdjson } from './documents'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    referrers: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
})

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new RangeError(`--${name} is "${text}", a whole number from 0 is needed`)
  return Number(text)
}

const ndjson = toNdjson(
  scaleDocuments({
    pages: wholeNumber('pages', values.pages),
    seed: wholeNumber('seed', values.seed),
    referrers: wholeNumber('referrers', values.referrers),
  }),
)
if (values.out === undefined) process.stdout.write(ndjson)
else writeFileSync(values.out, ndjson)
