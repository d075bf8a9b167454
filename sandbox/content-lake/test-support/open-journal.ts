/** Reads the documents of a folder and writes them anew, as every start does: `tsx open-journal.ts FOLDER`. */
import { DocumentStore } from '../documents/document-store'
import { Journal } from '../documents/journal'

const store = new DocumentStore()
Journal.open(
  process.argv[2] ?? '',
  (documents) => store.apply(documents.map((after) => ({ id: after._id, after }))),
  () => store.all(),
  () => undefined,
)
