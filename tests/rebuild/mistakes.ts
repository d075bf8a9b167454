import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Mistake {
  file: string
  after: string
  code: string
}

/** Mistakes in the code of the site that certain words bring about. */
const mistakes: readonly Mistake[] = [
  {
    file: 'site/src/parts/quote/quote.tsx',
    after: 'export function QuotePart({ part }: { part: Queries.QuotePartFieldsFragment }) {\n',
    code: `
  if (part.quotation === 'component throws') throw new Error('a <part> says "no"\\nat a place')
  if (part.quotation === 'component never ends') for (;;);
  if (part.quotation === 'component waits for nothing') throw new Promise(() => undefined)
  if (part.quotation === 'component hides its end') {
    const known: unknown = Reflect.get(globalThis, 'hidden')
    if (known) for (;;);
    throw new Promise((wake) => setTimeout(wake, 50)).then(() => Reflect.set(globalThis, 'hidden', true))
  }
  if (part.quotation === 'component eats memory') for (const all = []; ; ) all.push(new Array(1e6).fill(0.5))
`,
  },
  {
    file: 'site/src/head/content-head.tsx',
    after: 'if (!page) return null\n',
    code: `
  if (page.title === 'head throws') throw new Error('no head')
  if (page.title === 'head never ends') for (;;);
`,
  },
  {
    file: 'site/src/components/footer/footer-content.tsx',
    after: 'export function FooterContent({ footer, texts, children }: FooterProps) {\n',
    code: `
  if (footer.prefooter.winterSeasonLength === 'footer throws') throw new Error('no footer')
  if (footer.prefooter.winterSeasonLength === 'footer never ends') for (;;);
`,
  },
  {
    file: 'site/content/resolve-parts.ts',
    after: `page: PageOfParts = { ground: 'White' },\n): NodeFields[] {\n`,
    code: `
  const said = JSON.stringify(value) ?? ''
  if (said.includes('resolver throws')) throw new Error('no parts')
  if (said.includes('resolver never ends')) for (;;);
`,
  },
]

function mistake(folder: string, { file, after, code }: Mistake): void {
  const whole = path.join(folder, file)
  const [before, rest, ...more] = readFileSync(whole, 'utf8').split(after)
  if (rest === undefined || more.length > 0) throw new Error(`${file} has no single place for a mistake`)
  writeFileSync(whole, before + after + code + rest)
}

/** Puts the mistakes into the code of a workspace. */
export function makeMistakes(folder: string): void {
  for (const each of mistakes) mistake(folder, each)
}
