import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProduct } from '../support/product-copy'

let copy: ReturnType<typeof copyProduct>
const folder = 'site/src/parts/motto'
const everyField = 'site/src/every-field.test.tsx'

const files = {
  fields: `import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'motto',
  title: 'Motto of the year',
  description: 'One line that the house lives by.',
  shows: 'What the house lives by this year.',
  fields: [
    { name: 'line', type: 'string', title: 'Line of the year', description: 'Without a full stop, please.' },
  ],
  needs: ['line'],
})
`,
  example: `import { type Complete, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'motto'>> = {
  ...frameOf('motto'),
  background: 'Rose',
  line: 'Langsam ist früh genug',
}
`,
  motto: `import { graphql } from 'gatsby'
import { Section } from '../../components/part-frame/section'

export const mottoPartFields = graphql\`
  fragment MottoPartFields on MottoPart {
    key
    sectionId
    background
    title
    line
  }
\`

/** What the house lives by. */
export function MottoPart({ part }: { part: Queries.MottoPartFieldsFragment }) {
  return (
    <Section name="motto" part={part}>
      <p>{part.title}</p>
      <p>{part.line}</p>
    </Section>
  )
}
`,
} as const
const fileOf = (name: keyof typeof files) => `${folder}/${name}.${name === 'motto' ? 'tsx' : 'ts'}`
const write = (name: keyof typeof files) => writeFileSync(copy.place(fileOf(name)), files[name])

/** Says in German what the content model says in English. */
const germanWords = (words: Readonly<Record<string, string>>) =>
  copy.change('studio/words/german-parts.ts', /\n\}[^}]*$/, (end) =>
    [...Object.entries(words).map(([text, german]) => `\n  '${text}': '${german}',`), end].join(''),
  )

beforeAll(() => {
  copy = copyProduct('part')
  mkdirSync(copy.place(folder))
})
afterAll(() => copy.remove())

describe('the recipes "Add a part that editors can place" and "Add a field", step by step', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const recipe = /## Add a part that editors can place\n(.*?)\n## /s.exec(guide)?.[1] ?? ''
  const field = /## Add a field\n(.*?)\n## /s.exec(guide)?.[1] ?? ''

  it('1. a name in the list, 2. a folder: the generator names each file that is missing', async () => {
    expect(recipe).toMatch(/^\s*1\. .*`site\/src\/parts\/part-names\.ts`/)
    copy.change('site/src/parts/part-names.ts', "  'quote',\n", "  'quote',\n  'motto',\n")
    for (const name of ['fields', 'example', 'motto'] as const) {
      expect(await copy.generate()).toContain(`The part "motto" has no ${fileOf(name)}.`)
      write(name)
    }
  })

  it('3. the generator: Studio, GraphQL and pages have it, and its words are asked for in German', async () => {
    expect(recipe).toMatch(/\n3\. `npm run generate`/)
    expect(await copy.generate()).toBe('')
    expect(copy.textOf('site/gatsby-types.d.ts')).toContain('type MottoPartFieldsFragment')
    const complaint = await copy.test('unit', 'studio/words/german.test.ts')
    expect(complaint).toContain('One line that the house lives by.')
    germanWords({
      'Motto of the year': 'Motto des Jahres',
      'One line that the house lives by.': 'Ein Satz, nach dem das Haus lebt.',
      'Line of the year': 'Satz des Jahres',
      'Without a full stop, please.': 'Bitte ohne Punkt.',
    })
    expect(await copy.test('unit', 'studio/words/german.test.ts')).toBe('')
  })

  it('a field more: its example is asked for by the compiler, its place on the page by a test', async () => {
    expect(field).toContain('one in its `example.ts` (the compiler asks for it)')
    copy.change(
      fileOf('fields'),
      '\n  ],\n  needs',
      "\n    { name: 'since', type: 'string', title: 'Line of the year', description: 'Without a full stop, please.' },\n  ],\n  needs",
    )
    expect(copy.compilerSays(fileOf('example'))).toMatch(/Property 'since' is missing/)
    copy.change(fileOf('example'), "  line: '", "  since: '1897',\n  line: '")
    expect(copy.compilerSays(fileOf('example'))).toBe('')
    expect(await copy.generate()).toBe('')
    expect(await copy.test('unit-apart', everyField, { ONLY_TYPE: 'motto' })).toContain('motto.since')
    copy.change(fileOf('motto'), '    line\n', '    line\n    since\n')
    copy.change(fileOf('motto'), '<p>{part.line}</p>', '<p>{part.line}, {part.since}</p>')
    expect(await copy.generate()).toBe('')
    expect(await copy.test('unit-apart', everyField, { ONLY_TYPE: 'motto' })).toBe('')
  })

  it('a field more of what the footer shows: two edits and its example, and it has its type and its value', async () => {
    expect(field).toContain('`site/src/slices/` and the component')
    const files = [
      'studio/schemas/documents/footer.ts',
      'studio/complete-documents.ts',
      'site/src/slices/footer.tsx',
      'site/src/components/footer/footer-content.tsx',
    ] as const
    const before = files.map((file) => [file, copy.textOf(file)] as const)
    const [model, examples, slice, component] = files
    copy.change(
      model,
      "    logos('list', 'Partners'",
      "    seasonLength('terrace', 'Summer season', 'When the house is open in summer.'),\n    logos('list', 'Partners'",
    )
    expect(copy.compilerSays(examples)).toMatch(/Property 'terrace' is missing/)
    copy.change(examples, '    openSeasons: [', "    terrace: 'Terrasse bis neun',\n    openSeasons: [")
    expect(await copy.generate()).toBe('')
    expect(await copy.test('unit-apart', everyField, { ONLY_TYPE: 'prefooter' })).toContain(
      'prefooter.terrace',
    )
    copy.change(slice, '        winterSeasonLength\n', '        winterSeasonLength\n        terrace\n')
    copy.change(
      component,
      '<p className={styles.copyright}>',
      '<p>{footer.prefooter.terrace}</p><p className={styles.copyright}>',
    )
    expect(await copy.generate()).toBe('')
    expect(await copy.test('unit-apart', everyField, { ONLY_TYPE: 'prefooter' })).toBe('')
    for (const [file, text] of before) copy.change(file, /.*/s, () => text)
  })

  it.each([
    ['restaurant', 'restaurant.ts', '...firstPageFields,'],
    [
      'prefooter',
      'footer.ts',
      "description: 'The texts on the length of the seasons and the logos of partners.',\n  fields: [",
    ],
    ['general', 'general.ts', 'fields: ['],
  ])(
    'a field of a document, such as one of %s: its example is asked for by the compiler',
    (_, name, before) => {
      const file = `studio/schemas/documents/${name}`
      const examples = 'studio/complete-documents.ts'
      expect(field).toContain(`\`${examples}\` (the compiler asks for it)`)
      const text = copy.textOf(file)
      copy.change(
        file,
        before,
        `${before} { name: 'since', type: 'string', title: 'Since', description: 'A year.' },`,
      )
      expect(copy.compilerSays(examples)).toMatch(/Property 'since' is missing/)
      copy.change(file, /.*/s, () => text)
    },
  )
})
