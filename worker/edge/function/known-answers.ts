import { objectKey } from '../../made/page-paths'
import { answersObject } from '../../publish/targets/object-names'
import type { StorageReader } from './storage-reader'

/** What is answered where there is no page, as `.edge/answers.json` says it. */
export interface KnownAnswers {
  redirects: ReadonlyMap<string, string>
  gone: ReadonlySet<string>
  /** Key of a page to the hashes of its inline scripts. */
  scripts: ReadonlyMap<string, readonly string[]>
  /** Hashes of the paths that only guarded documents refer to. */
  withheld: ReadonlySet<string>
}

/** Reads `.edge/answers.json`; undefined for what is damaged, or by a version that says less or something else. */
export function readAnswers(text: string): KnownAnswers | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(read) || read.version !== 1) return undefined
  const { redirects, gone, scripts, withheld } = read
  if (!isRecord(redirects) || !isRecord(scripts) || !isTexts(gone) || !isTexts(withheld)) return undefined
  const hashes = Object.entries(scripts)
  const targets = Object.entries(redirects)
  return hashes.every(isOfTexts) && targets.every(isOfText)
    ? {
        redirects: new Map(targets.filter(isOfText)),
        gone: new Set(gone),
        scripts: new Map(hashes.filter(isOfTexts).map(([file, list]) => [objectKey(file), list])),
        withheld: new Set(withheld),
      }
    : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
const isOfTexts = (entry: [string, unknown]): entry is [string, string[]] => isTexts(entry[1])
const isOfText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** How old they may be before they are asked for again, ms. */
const freshFor = 1_000

/**
 * The answers of the storage, kept for a second. What is damaged or not to be had leaves those that were there. Requests share what
 * was read, and never one that is being read: a runtime at the edge ends that with the visitor who began it.
 */
export class AnswersReader {
  #last: { answers: KnownAnswers; tag: string; text: string } | undefined
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly storage: StorageReader,
    private readonly now: () => number,
  ) {}

  /** Those that were good last; undefined before there were any. */
  async current(): Promise<KnownAnswers | undefined> {
    if (!this.#last || this.now() - this.#askedAt >= freshFor) await this.renewed()
    return this.#last?.answers
  }

  /** Those that the storage has at this moment: the same object as before where they are the same. Undefined where they are not to be had. */
  async renewed(): Promise<KnownAnswers | undefined> {
    this.#askedAt = this.now()
    const known = this.#last
    try {
      const read = await this.storage.text(answersObject, known?.tag)
      if (!read) return known?.answers
      // Somebody between may take the tag away, or make another one of it.
      const answers = read.text === known?.text ? known.answers : readAnswers(read.text)
      if (answers) this.#last = { ...read, answers }
      return answers
    } catch {
      return undefined
    }
  }
}
