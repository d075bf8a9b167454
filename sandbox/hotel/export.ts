/**
 * Writes the demo hotel as NDJSON to stdout: `tsx sandbox/hotel/export.ts > hotel.ndjson`. The pictures for print that it
 * names are drawn beside it first, where they are missing: a minute.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawnPrint } from './artwork/prints/drawn-print'
import { printPath } from './artwork/prints/print-size'
import { pressPictures } from './content/media-corner'
import { hotelDocuments } from './documents'

async function drawPrints(): Promise<void> {
  for (const print of pressPictures.map(printPath)) {
    const file = path.resolve(__dirname, print)
    const drawing = existsSync(file) ? undefined : drawnPrint(print)
    if (!drawing) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await drawing.draw())
  }
}

async function main(): Promise<void> {
  await drawPrints()
  for (const document of hotelDocuments()) process.stdout.write(`${JSON.stringify(document)}\n`)
}

void main()
