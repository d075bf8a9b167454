import type { Regeneration } from '../changes/change'
import type { MadeFile, PageFacts } from '../changes/made-file'

/** A file as the builder knows it: what a page says by itself, and what its header and footer say. */
export interface ToldFile extends MadeFile {
  shared?: PageFacts
}

interface PackedFacts {
  links: number[]
  alternates: [language: number, address: number][]
  noIndex: boolean
  scriptHashes: number[]
  unmade?: string
}

/** Files as they are sent: each text once, and what thousands of pages share once. */
export interface PackedFiles {
  texts: string[]
  shared: PackedFacts[]
  files: (Omit<MadeFile, 'facts'> & { own?: PackedFacts; shared?: number })[]
}

export function packFiles(files: Iterable<ToldFile>): PackedFiles {
  const texts = new Map<string, number>()
  const number = (text: string): number => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, texts.size)
    return texts.size - 1
  }
  const pack = ({ links, alternates, noIndex, scriptHashes, unmade }: PageFacts): PackedFacts => ({
    links: links.map(number),
    alternates: Object.entries(alternates).map(([language, address]) => [number(language), number(address)]),
    noIndex,
    scriptHashes: scriptHashes.map(number),
    ...(unmade === undefined ? {} : { unmade }),
  })
  const shared = new Map<PageFacts, number>()
  const packed = [...files].map(({ facts, shared: others, ...file }) => {
    if (others && !shared.has(others)) shared.set(others, shared.size)
    const place = others && shared.get(others)
    return {
      ...file,
      ...(facts ? { own: pack(facts) } : {}),
      ...(place === undefined ? {} : { shared: place }),
    }
  })
  return { shared: [...shared.keys()].map(pack), files: packed, texts: [...texts.keys()] }
}

function unpackFiles({ texts, shared, files }: PackedFiles): MadeFile[] {
  const text = (place: number): string => texts[place] ?? ''
  const unpack = ({ links, alternates, noIndex, scriptHashes, unmade }: PackedFacts): PageFacts => ({
    links: links.map(text),
    alternates: Object.fromEntries(alternates.map(([language, address]) => [text(language), text(address)])),
    noIndex,
    scriptHashes: scriptHashes.map(text),
    ...(unmade === undefined ? {} : { unmade }),
  })
  const joins = shared.map((facts) => joinTo(unpack(facts)))
  return files.map(({ own, shared: place, ...file }) => {
    if (!own) return file
    const facts = unpack(own)
    const join = place === undefined ? undefined : joins[place]
    return { ...file, facts: join ? join(facts) : facts }
  })
}

/** Adds what header and footer say to what a page says by itself. */
const joinTo = (shared: PageFacts): ((own: PageFacts) => PageFacts) => {
  const links = new Set(shared.links)
  const scriptHashes = new Set(shared.scriptHashes)
  return (own) => {
    const unmade = own.unmade ?? shared.unmade
    return {
      links: [...own.links.filter((link) => !links.has(link)), ...shared.links],
      alternates: { ...shared.alternates, ...own.alternates },
      noIndex: own.noIndex || shared.noIndex,
      scriptHashes: [...own.scriptHashes.filter((hash) => !scriptHashes.has(hash)), ...shared.scriptHashes],
      ...(unmade === undefined ? {} : { unmade }),
    }
  }
}

export const joinFacts = (own: PageFacts, shared: PageFacts): PageFacts => joinTo(shared)(own)

/** A regeneration as the builder sends it. */
export type PackedRegeneration = Omit<Regeneration, 'files'> & { files: PackedFiles }

export const unpackRegeneration = (packed: PackedRegeneration): Regeneration => ({
  ...packed,
  files: unpackFiles(packed.files),
})
