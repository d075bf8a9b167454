import type { CatalogueEntry } from './entry'
import { house } from './house'
import { landscape } from './landscape'
import { outdoors } from './outdoors'
import { rooms } from './rooms'
import { spa } from './spa'
import { table } from './table'

/** Every picture of the house, in the order of the contact sheet. */
export const catalogue: readonly CatalogueEntry[] = [
  ...house,
  ...rooms,
  ...table,
  ...spa,
  ...landscape,
  ...outdoors,
]

export const creditLine = 'Grandhotel Edelgrat, Atelier'

/** The content of `pictures.json`: file name to what the asset document carries. */
export function describePictures(entries: readonly CatalogueEntry[] = catalogue) {
  return Object.fromEntries(
    entries.map(({ slug, ...told }) => [
      `${slug}.jpg`,
      { ...told, creditLine, source: { name: 'Edelgrat Atelier' } },
    ]),
  )
}
