/** What a part or a page is written with: chance, language, keys and the pages that may be pointed to. */
import type { Reference, StoredBlock, StoredLink, StoredPicture } from '../../site/content/stored-values'
import { imageAssets } from './assets'
import type { ScaleLanguage } from './phrases'
import { labels, pictureTexts, sentences } from './phrases'
import { idIn, type PlannedPage } from './plan'
import type { Random } from './random'

export interface Writer {
  random: Random
  language: ScaleLanguage
  /** The id of some other page in this language. */
  anyPage: () => string
  /** The same of certain types; undefined where there is none. */
  pageOf: (types: readonly string[]) => string | undefined
  /** A key that is unique in the document. */
  key: () => string
}

export function writerFor(random: Random, language: ScaleLanguage, targets: readonly PlannedPage[]): Writer {
  let keys = 0
  return {
    random,
    language,
    anyPage: () => idIn(targets[random.between(0, targets.length - 1)]?.id ?? 'page-home', language),
    pageOf(types) {
      const fitting = targets.filter(({ type }) => types.includes(type))
      const target = fitting[random.between(0, Math.max(0, fitting.length - 1))]
      return target && idIn(target.id, language)
    },
    key: () => {
      keys += 1
      return `k${keys}`
    },
  }
}

export const reference = (id: string): Reference => ({ _type: 'reference', _ref: id })

/** To a page, which may leave the site. */
export const pageReference = (id: string): Reference => ({ ...reference(id), _weak: true })

/** From `few` to `many` things, made one after the other. */
export const several = <Item>(at: Writer, few: number, many: number, make: () => Item): Item[] =>
  Array.from({ length: at.random.between(few, many) }, make)

export const sentence = (at: Writer): string => at.random.pick(sentences[at.language])

export const paragraph = (at: Writer): string => several(at, 2, 5, () => sentence(at)).join(' ')

export function picture(at: Writer): StoredPicture & { _type: 'picture'; _key: string } {
  return {
    _type: 'picture',
    _key: at.key(),
    asset: reference(at.random.pick(imageAssets)._id),
    hotspot: { x: 0.5, y: 0.45, width: 0.6, height: 0.5 },
    alt: at.random.pick(pictureTexts[at.language]),
    ...(at.random.chance(20) ? { ratio: '4:5' } : {}),
  }
}

/** Mostly to another page of the same language, sometimes to the outside. */
export function link(at: Writer): StoredLink & { _type: 'link'; _key: string } {
  const label = at.random.pick(labels[at.language])
  const target = at.random.chance(15)
    ? {
        isExternal: true,
        externalLink: `https://www.example.com/${at.language}/${at.random.between(1, 400)}`,
      }
    : { isExternal: false, link: pageReference(at.anyPage()) }
  return { _type: 'link', _key: at.key(), label, ...target }
}

/** Rich text of a heading, paragraphs with emphasis and a link, and sometimes a list. */
export function body(at: Writer): StoredBlock[] {
  const list = at.random.chance(30) ? several(at, 3, 5, () => block(at, sentence(at), 'bullet')) : []
  return [...several(at, 1, 3, () => block(at, paragraph(at))), linked(at), ...list]
}

export function block(at: Writer, text: string, listItem?: 'bullet'): StoredBlock {
  return {
    _type: 'block',
    _key: at.key(),
    style: 'normal',
    ...(listItem === undefined ? {} : { listItem, level: 1 }),
    markDefs: [],
    children: [{ _type: 'span', _key: at.key(), text, marks: at.random.chance(10) ? ['em'] : [] }],
  }
}

function linked(at: Writer): StoredBlock {
  const mark = link(at)
  return {
    _type: 'block',
    _key: at.key(),
    style: 'normal',
    markDefs: [mark],
    children: [
      { _type: 'span', _key: at.key(), text: `${sentence(at)} `, marks: [] },
      { _type: 'span', _key: at.key(), text: mark.label ?? 'Edelgrat', marks: [mark._key] },
    ],
  }
}
