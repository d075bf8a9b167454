/// <reference path="./css-tree-parts.d.ts" />
import parse from 'css-tree/parser'
import { ident } from 'css-tree/utils'

/** One selector of a rule, with the classes that an element or those around it must have for it to apply. */
interface Selector {
  text: string
  classes: readonly string[]
}
interface Rule {
  selectors: readonly Selector[]
  /** The declarations with their braces. */
  block: string
}
/** Rules under one condition: a width, a medium. */
interface Group {
  condition: string
  parts: readonly Part[]
}
/** What is no rule applies whatever the page holds: fonts, movements. */
type Part = string | Rule | Group

/** A style sheet, taken apart once for all pages. */
export type Sheet = readonly Part[]

type Parsed = ReturnType<typeof parse>

/** @throws Error where css-tree was not asked for positions. */
function textOf(css: string, { type, loc }: Parsed): string {
  if (!loc) throw new Error(`no position of a ${type}`)
  return css.slice(loc.start.offset, loc.end.offset)
}

/** What stands within `:not()`, `:is()`, `:has()` is not asked for: such a selector rather stays than goes. */
const classesOf = (selector: Parsed): string[] =>
  selector.type === 'Selector'
    ? selector.children
        .toArray()
        .flatMap((part) => (part.type === 'ClassSelector' ? [ident.decode(part.name)] : []))
    : []

function partOf(css: string, node: Parsed): Part {
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const selectors = node.prelude.children
      .toArray()
      .map((selector) => ({ text: textOf(css, selector), classes: classesOf(selector) }))
    return { selectors, block: textOf(css, node.block) }
  }
  if (node.type === 'Atrule' && /^(?:media|supports|layer|container)$/.test(node.name) && node.block) {
    const [condition = ''] = textOf(css, node).split('{', 1)
    return { condition, parts: node.block.children.toArray().map((child) => partOf(css, child)) }
  }
  return textOf(css, node)
}

/** Takes a style sheet apart. */
export function readSheet(css: string): Sheet {
  const sheet = parse(css, {
    positions: true,
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
  })
  return sheet.type === 'StyleSheet' ? sheet.children.toArray().map((node) => partOf(css, node)) : []
}

/** The rules of a sheet that can apply where only these classes are, in their order; each as it was written. */
export function usedStyles(sheet: Sheet, isUsed: (className: string) => boolean): string {
  let used = ''
  for (const part of sheet) {
    if (typeof part === 'string') used += part
    else if ('block' in part) {
      const selectors = part.selectors.filter(({ classes }) => classes.every(isUsed))
      if (selectors.length > 0) used += selectors.map(({ text }) => text).join(',') + part.block
    } else {
      const inner = usedStyles(part.parts, isUsed)
      if (inner !== '') used += `${part.condition}{${inner}}`
    }
  }
  return used
}

/** Every class in the HTML of a page. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name)
  return classes
}
