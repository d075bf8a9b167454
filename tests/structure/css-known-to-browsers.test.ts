import { readdirSync, readFileSync } from 'node:fs'
import bcd, { type Identifier } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { lackedByPromised } from './promised-browsers'

/** Where a browser does not know these, the page is less fine and nothing else. */
const finer = [
  '::selection',
  '@page',
  '@starting-style',
  'accent-color',
  'animation-timeline',
  'forced-color-adjust',
  'hyphens',
  'overscroll-behavior',
  'resize',
  'scrollbar-width',
  'text-size-adjust',
  'text-wrap',
  'timeline-scope',
  'view-timeline',
]

const onlyWithoutScripts = 'what is otherwise for visitors with scripts shows to some without'

/** What would be missed, and what the page does where a browser does not know it. */
const cared: readonly { file: string; name: string; instead: string }[] = [
  { file: 'site/brand/tokens.css', name: ':has', instead: 'the script in the head tells the season' },
  { file: 'site/src/consent/consent.css', name: ':has', instead: 'the words stand at the switch' },
  { file: 'site/src/styles/global.css', name: ':has', instead: 'what opens a dialog locks the page' },
  {
    file: 'site/src/components/event-row/event-row.module.css',
    name: ':has',
    instead: 'rows are as on a phone',
  },
  {
    file: 'site/src/components/thumb-bar/thumb-bar.module.css',
    name: ':has',
    instead: 'the bar of the page covers that of the house',
  },
  {
    file: 'site/src/search/search.module.css',
    name: '::-webkit-search-cancel-button',
    instead: 'the field has no cross',
  },
  {
    file: 'site/src/parts/accordion/accordion.module.css',
    name: '::details-content',
    instead: 'answers are opened for the paper',
  },
  {
    file: 'site/src/parts/accordion/accordion.module.css',
    name: 'content-visibility',
    instead: 'answers are opened for the paper',
  },
  ...[
    'site/src/events/filter-links.module.css',
    'site/src/events/filter-selects.module.css',
    'site/src/events/month-links.module.css',
    'site/src/events/stay-form.module.css',
    'site/src/search/search.module.css',
    'site/src/components/film/film.module.css',
    'site/src/components/film/moving-poster.module.css',
    'site/src/components/header/header.module.css',
    'site/src/parts/room-finder/choices.module.css',
  ].map((file) => ({ file, name: '(scripting)', instead: onlyWithoutScripts })),
]

type Known = readonly [name: string, known: Identifier | undefined]

const pseudosOf = (selector: string): Known[] =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([text, name = '']) => [text, bcd.css.selectors?.[name]])

const featuresOf = ({ name, params }: AtRule): Known[] =>
  name === 'media'
    ? [...params.matchAll(/\((?:min-|max-)?([a-z-]+)/g)].map(([, feature = '']) => [
        `(${feature})`,
        bcd.css['at-rules']?.media?.[feature],
      ])
    : []

/** What a style sheet uses: pseudo-classes and -elements, features of media, at-rules, properties. */
function usedBy(node: ChildNode): readonly Known[] {
  const { properties, selectors, 'at-rules': atRules } = bcd.css
  if (node.type === 'decl') return [[node.prop, properties?.[node.prop]]]
  if (node.type === 'atrule') return [[`@${node.name}`, atRules?.[node.name]], ...featuresOf(node)]
  if (node.type !== 'rule') return []
  const nesting: Known[] = node.parent?.type === 'rule' ? [['nesting', selectors?.nesting]] : []
  return [...nesting, ...pseudosOf(node.selector)]
}

const lackedOf = ([, known]: Known): string[] => (known?.__compat ? lackedByPromised(known.__compat) : [])

/** Whether a browser that does not know one selector of a list leaves out the others as well; in :is and :where it does not. */
function takesOthersAlong({ selectors }: Rule): boolean {
  const forgiving = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
  const isUnknown = selectors.map((selector) =>
    pseudosOf(selector.replace(forgiving, '')).some((known) => lackedOf(known).length > 0),
  )
  return isUnknown.includes(true) && isUnknown.includes(false)
}

interface Use {
  file: string
  name: string
  lackedBy: string[]
}

function lackingIn(file: string, text: string): { uses: Use[]; lists: string[] } {
  const uses: Use[] = []
  const lists: string[] = []
  postcss.parse(text).walk((node) => {
    if (node.type === 'rule' && takesOthersAlong(node)) lists.push(`${file}: ${node.selector}`)
    for (const known of usedBy(node)) {
      const lackedBy = lackedOf(known)
      if (lackedBy.length > 0) uses.push({ file, name: known[0], lackedBy })
    }
  })
  return { uses, lists }
}

const sheets = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `site/${file}`)
const found = sheets.map((file) => lackingIn(file, readFileSync(file, 'utf8')))

describe('the styles', () => {
  it('use nothing that a promised browser does not have, unless the page holds without', () => {
    expect(sheets.length).toBeGreaterThan(60)
    const uses = found.flatMap((each) => each.uses)
    const isCared = (use: Use) => cared.some(({ file, name }) => file === use.file && name === use.name)
    expect(uses.filter((use) => !finer.includes(use.name) && !isCared(use))).toEqual([])
    const isUsed = (name: string, file?: string) =>
      uses.some((use) => use.name === name && (file === undefined || file === use.file))
    expect(finer.filter((name) => !isUsed(name))).toEqual([])
    expect(cared.filter(({ file, name }) => !isUsed(name, file))).toEqual([])
  })

  it('have no list in which what a browser does not know takes along what it knows', () => {
    expect(found.flatMap(({ lists }) => lists)).toEqual([])
  })

  it.each([
    [':has', 'main:has(a) { color: red }'],
    ['::details-content', 'details::details-content { height: auto }'],
    ['(scripting)', '@media print and (scripting: enabled) { a { color: red } }'],
    ['@starting-style', '@starting-style { a { opacity: 0 } }'],
    ['text-wrap', 'a { text-wrap: balance }'],
    ['nesting', 'a { & b { color: red } }'],
  ])('would be found, such as %s', (name, text) =>
    expect(lackingIn('tried.css', text).uses.map((use) => use.name)).toContain(name),
  )

  it('tell a list that a browser leaves out from one of which it takes what it knows', () => {
    expect(lackingIn('tried.css', 'html.open a, html:has(b) a { color: red }').lists).toHaveLength(1)
    expect(
      lackingIn('tried.css', ':where(html.open, html:has(b, c:not(.d))) a, i { color: red }').lists,
    ).toEqual([])
    expect(lackingIn('tried.css', 'html:has(b, c) a, i:has(b) { color: red }').lists).toEqual([])
  })
})
