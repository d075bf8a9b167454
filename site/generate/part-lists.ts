import { existsSync } from 'node:fs'
import { type PartName, partNames, partTypeName } from '../src/parts/part-names'

const root = 'site/src/parts'
const mark = '// Written by npm run generate from part-names.ts and the folders of the parts.\n'

/** The folder of a part: `text-part` for `textPart`. */
export const folderOf = (name: PartName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const byFolder = [...partNames].sort((a, b) => (folderOf(a) < folderOf(b) ? -1 : 1))

/** Where a file of a part lies. @throws Error that names it, where it is missing */
function placeOf(name: PartName, file: string): string {
  const place = `${root}/${folderOf(name)}/${file}`
  if (!existsSync(place)) throw new Error(`The part "${name}" has no ${place}.`)
  return place
}

function listOf(file: 'fields' | 'example', about: string, list: string): string {
  const imports = byFolder.map((name) => {
    placeOf(name, `${file}.ts`)
    return `import { ${file} as ${name} } from './${folderOf(name)}/${file}'`
  })
  const names = partNames.map((name) => `  ${name},`)
  return `${mark}${imports.join('\n')}\n\n/** ${about} */\nexport const ${list} = {\n${names.join('\n')}\n}\n`
}

export const fieldsList = (): string =>
  listOf('fields', 'What every part is, in the order of the Studio’s menu.', 'allFields')

export const examplesList = (): string =>
  listOf('example', 'One complete example of every part.', 'allExamples')

/** Parts that show more than their own fields have a file `resolve.ts`. */
export function addedList(): string {
  const names = byFolder.filter((name) => existsSync(`${root}/${folderOf(name)}/resolve.ts`))
  const imports = names.map((name) => `import { added as ${name} } from './${folderOf(name)}/resolve'`)
  return `${mark}import type { AddedFields } from '../../nodes/added-field'
import type { PartName } from './part-names'
${imports.join('\n')}

/** What parts show besides their own fields. */
export const addedFields: Readonly<Partial<Record<PartName, AddedFields>>> = { ${names.join(', ')} }
`
}

export async function wordPartsList(): Promise<string> {
  const words = await Promise.all(
    partNames.map(async (name) => {
      const { fields } = await import(`../src/parts/${folderOf(name)}/fields.ts`)
      return fields.beginsWithWords === true ? [`'${partTypeName(name)}'`] : []
    }),
  )
  return `${mark}/** The parts that fill the first screen with words. */
export const wordParts: ReadonlySet<string> = new Set([
${words
  .flat()
  .map((word) => `  ${word},`)
  .join('\n')}
])
`
}

/** The component that shows each part, and the fragment with the data of all. */
export function componentsList(): string {
  const parts = byFolder.map((name) => ({ folder: folderOf(name), type: partTypeName(name) }))
  for (const name of byFolder) placeOf(name, `${folderOf(name)}.tsx`)
  return `${mark}import { graphql } from 'gatsby'
${parts.map(({ folder, type }) => `import { ${type} } from './${folder}/${folder}'`).join('\n')}

export const partFields = graphql\`
  fragment PartFields on PagePart {
    __typename
    key
    shownIn
${parts.map(({ type }) => `    ...${type}Fields`).join('\n')}
  }
\`

type PartData = Queries.PartFieldsFragment

/** The parts of a page in the editor's order; a part of an unknown kind is left out. */
export function PageParts({ parts }: { parts: readonly PartData[] }) {
  return parts.map((part) => <Part key={part.key} part={part} />)
}

function Part({ part }: { part: PartData }) {
  switch (part.__typename) {
${parts.map(({ type }) => `    case '${type}':\n      return <${type} part={part} />`).join('\n')}
    default:
      // A part without a component here does not compile.
      part satisfies never
      return null
  }
}
`
}
