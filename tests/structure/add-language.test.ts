import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProduct } from '../support/product-copy'

let copy: ReturnType<typeof copyProduct>

/** What the compiler says of the lists of all languages, and of all that they name. */
function compilerSays(): string {
  const lists = readdirSync(copy.place('site/languages')).filter((name) => name.startsWith('all-'))
  return copy.compilerSays(...lists.map((name) => `site/languages/${name}`))
}

beforeAll(() => {
  copy = copyProduct('language')
})
afterAll(() => copy.remove())

describe('the recipe "Add a language", step by step', () => {
  const recipe = /## Add a language\n(.*?)\n## /s.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

  it('1. a code in the list: the generator names the folder that is missing', async () => {
    expect(recipe).toMatch(/^\s*1\. .*`site\/languages\/list\.ts`/)
    copy.change('site/languages/list.ts', "'en']", "'en', 'it']")
    expect(await copy.generate()).toContain('The language "it" has no site/languages/it/language.ts.')
  })

  it('2. its folder: what the recipe lists is all that there is in one', async () => {
    const named = [...recipe.matchAll(/`([a-z]+(?:\.ts|\/))`/g)].map(([, name]) => name?.replace('/', ''))
    expect(readdirSync(copy.place('site/languages/fr')).sort()).toEqual([...new Set(named)].sort())
    cpSync(copy.place('site/languages/fr'), copy.place('site/languages/it'), { recursive: true })
    for (const name of ['language.ts', 'forms.ts', 'words.ts', 'texts/index.ts'])
      copy.change(`site/languages/it/${name}`, /export const fr\b/, 'export const it')
    expect(compilerSays()).toMatch(/all-facts\.ts: .*'it' is missing/)
  })

  it('3. what is said of the house in it: the compiler names the words that are missing', () => {
    expect(recipe).toMatch(/\n3\. .*`site\/brand\/words\.ts`/)
    expect(compilerSays()).toMatch(/house-words\.ts: Property 'it' is missing/)
    copy.change('site/brand/words.ts', /\n {2}fr: \{.*?\n {2}\},/s, (french) =>
      [french, french.replace('fr:', 'it:')].join(''),
    )
    expect(compilerSays()).not.toContain('house-words.ts')
  })

  it('4. the generator: every list has it, and a text that is missing does not compile', async () => {
    expect(await copy.generate()).toBe('')
    expect(compilerSays()).toBe('')
    copy.change('site/languages/it/texts/error.ts', /\n {2}home: .*/, '')
    expect(compilerSays()).toMatch(/Property 'home' is missing/)
  })

  it('5. the variable of its feed: settings ask for it in the example of all of them', async () => {
    const settings = 'worker/settings/settings.test.ts'
    expect(await copy.test('unit', settings)).toContain('EVENTS_FEED_URL_IT')
    copy.change('.env.example', '#EVENTS_FEED_URL_FR', '#EVENTS_FEED_URL_IT=\n#EVENTS_FEED_URL_FR')
    expect(await copy.test('unit', settings)).toBe('')
  })
})
