import { objectKey } from '../../made/page-paths'
import { badPath, isPrivateFile } from '../../made/public-files'
import type { Entry } from '../../publish/release/entry'
import { type Elsewhere, inAnyCase } from '../../publish/release/redirects'
import { type Answer, decideAnswer, type EdgeRequest, type Passed, waiting } from '../answer'
import type { EdgeSettings } from '../settings'
import { hexDigest } from './hex-digest'
import type { AnswersReader, KnownAnswers } from './known-answers'
import type { StorageReader, StoredFile } from './storage-reader'

/** What is answered, and the files that were looked at for it. */
export interface Settled {
  answer: Answer | Passed
  files: readonly StoredFile[]
}

export interface AnswerSources {
  storage: StorageReader
  answers: AnswersReader
  settings: EdgeSettings
}

/** A release that goes on beside a request changes the answers once or twice. */
const mostTries = 3

/**
 * Decides how a request is answered, by the rule of all edges (`decideAnswer`). That a file is not there is believed only
 * between two readings of the same answers: a page that moved is missing where it was a moment after the answers told where it
 * went, and a storage without rights or without its bucket says of everything that it is not there.
 * @throws StorageAway
 */
export async function settleAnswer(request: EdgeRequest, sources: AnswerSources): Promise<Settled> {
  const { answers, settings } = sources
  let known = await answers.current()
  for (let tries = 0; known && tries < mostTries; tries += 1) {
    const lookedUp = new LookedUp(request, known, sources)
    const settled = await lookedUp.settle(false)
    if (!lookedUp.hasMissed) return settled
    const newer = await answers.renewed()
    if (newer === known) return settled
    if (!newer) return lookedUp.settle(true)
    await letGo(settled.files)
    known = newer
  }
  return { answer: withoutAnswers(request, settings), files: [] }
}

/** Ends what was asked for and is not sent. */
export async function letGo(files: readonly StoredFile[], sent?: StoredFile): Promise<void> {
  for (const file of files)
    if (file !== sent && file.response?.bodyUsed === false) await file.response.body?.cancel()
}

/** Before the first answers: of a picture nobody knows whether it is withheld. */
function withoutAnswers(request: EdgeRequest, settings: EdgeSettings): Answer | Passed {
  const nothing = {
    release: () => null,
    find: () => undefined,
    hasGap: () => true,
    elsewhere: () => undefined,
    isWithheld: () => false,
  }
  const answer = decideAnswer(request, nothing, settings)
  return 'to' in answer && answer.to === 'pictures' ? waiting(settings) : answer
}

/** What is never published is not asked for: a storage refuses the longest names as an error, which says nothing of the page. */
const mayBeStored = (key: string): boolean => !isPrivateFile(key) && badPath(key) === undefined

/** What is known for one request. The decision is taken again until it asks for nothing that was not looked up. */
class LookedUp {
  readonly #files = new Map<string, StoredFile | undefined>()
  readonly #hashes = new Map<string, string>()

  constructor(
    private readonly request: EdgeRequest,
    private readonly known: KnownAnswers,
    private readonly sources: AnswerSources,
  ) {}

  get hasMissed(): boolean {
    return [...this.#files].some(([key, file]) => !file && mayBeStored(key))
  }

  /** `isUnsure`: what is not there may be there all the same. */
  async settle(isUnsure: boolean): Promise<Settled> {
    for (;;) {
      let next: (() => Promise<void>) | undefined
      const find = (file: string) => {
        const key = objectKey(file)
        if (!this.#files.has(key)) next ??= () => this.#look(key)
        return this.#entry(key)
      }
      const isWithheld = (path: string) => {
        const hash = this.#hashes.get(path)
        if (hash === undefined) next ??= () => this.#hash(path)
        return hash !== undefined && this.known.withheld.has(hash)
      }
      const view = { release: () => '', find, isWithheld, elsewhere: this.#elsewhere, hasGap: () => isUnsure }
      const answer = decideAnswer(this.#sized(), view, this.sources.settings)
      if (!next) return { answer, files: [...this.#files.values()].filter((file) => file !== undefined) }
      await next()
    }
  }

  /** A page that went up a moment ago says by itself which scripts it has. */
  #entry(key: string): Entry | undefined {
    const entry = this.#files.get(key)?.entry
    if (!entry || entry.scriptHashes) return entry
    entry.scriptHashes = this.known.scripts.get(key) ?? []
    return entry
  }

  /** A part of what has no known size is not to be had. */
  #sized(): EdgeRequest {
    const { request } = this
    const isSized = [...this.#files.values()].every((file) => !file || Number.isFinite(file.entry.size))
    return isSized ? request : { ...request, headers: { ...request.headers, range: undefined } }
  }

  #elsewhere = (asked: string): Elsewhere | undefined => {
    const path = inAnyCase(asked)
    const to = this.known.redirects.get(path)
    if (to !== undefined) return { status: 301, to }
    return this.known.gone.has(path) ? { status: 410 } : undefined
  }

  async #look(key: string): Promise<void> {
    const file = mayBeStored(key) ? await this.sources.storage.look(key, this.#method(key)) : undefined
    this.#files.set(key, file)
  }

  /** With its bytes, unless they will hardly be sent: to `HEAD`, of a part, to who has it, of the home page of a language at `/`. */
  #method(key: string): 'GET' | 'HEAD' {
    const { method, url, headers } = this.request
    const isAtHome = /^\/(?:[?]|$)/.test(url) && key !== 'index.html'
    const isBare = method === 'HEAD' || headers.range !== undefined || headers['if-none-match'] !== undefined
    return isBare || isAtHome ? 'HEAD' : 'GET'
  }

  async #hash(path: string): Promise<void> {
    this.#hashes.set(path, await hexDigest(path))
  }
}
