/** Writes the demo hotel as NDJSON to stdout: `tsx sandbox/hotel/export.ts > hotel.ndjson`. */
import { hotelDocuments } from './documents'

for (const document of hotelDocuments()) process.stdout.write(`${JSON.stringify(document)}\n`)
