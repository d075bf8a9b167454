import { setTimeout as delay } from 'node:timers/promises'
import { eachOf } from '../disk/files'
import { sha256 } from '../disk/sha256'
import type { EdgeSettings } from '../edge/settings'
import type { ReleaseReader } from '../publish/store/release-reader'
import { type Difference, differences, type Got } from './compare'
import { expectedOf } from './expected'
import { type ProbeQuestion, probeQuestions } from './questions'

export interface ProbeOptions {
  /** The address that visitors use, or any that has to answer like it. */
  site: string
  settings: EdgeSettings
  /** How many of each kind are asked for. */
  most: number
  /** How long an answer may stay another one, ms: meanwhile a release may become another, and caches may follow. */
  patience?: number
}

/** An answer that is not as it has to be. */
export interface Wrong {
  question: ProbeQuestion
  differences: readonly Difference[]
  /** What caches say of themselves, e.g. `age: 31`. */
  hints: readonly string[]
}

export interface Findings {
  /** The release that was there at the end; null before the first. */
  release: string | null
  asked: number
  wrong: readonly Wrong[]
  /** Milliseconds from a question to the last byte, the shortest first. */
  times: readonly number[]
}

/** Questions. */
const atOnce = 8
/** ms */
const answerLimit = 10_000
const pause = 250
const telling = ['age', 'x-cache', 'cf-cache-status', 'via', 'x-served-by']

/**
 * Asks as visitors do, and holds each answer against what the release and the rules of the site say: status, headers, bytes.
 * Pictures of the content service and what is behind the access code are not asked for.
 */
export async function probe(reader: ReleaseReader, options: ProbeOptions): Promise<Findings> {
  const wrong: Wrong[] = []
  const times: number[] = []
  await reader.follow()
  const questions = probeQuestions(reader.addresses(), options.most)
  await eachOf(questions, atOnce, async (question) => {
    const found = await askUntilRight(question, reader, options)
    if (found === undefined) return
    times.push(found.time)
    if (found.differences.length > 0) wrong.push({ question, ...found })
  })
  return {
    release: reader.view.release(),
    asked: times.length,
    wrong: wrong.sort((one, other) => order(questions, one) - order(questions, other)),
    times: times.sort((one, other) => one - other),
  }
}

const order = (questions: readonly ProbeQuestion[], { question }: Wrong): number =>
  questions.indexOf(question)

interface Found {
  differences: readonly Difference[]
  hints: readonly string[]
  time: number
}

async function askUntilRight(
  question: ProbeQuestion,
  reader: ReleaseReader,
  { site, settings, patience = 5_000 }: ProbeOptions,
): Promise<Found | undefined> {
  const end = performance.now() + patience
  for (;;) {
    const before = await expectedOf(question, reader.view, settings)
    if (before === undefined) return undefined
    const began = performance.now()
    const got = await ask(question, site)
    const time = performance.now() - began
    await reader.follow()
    // A release may have come while it was answered.
    const needs = (await expectedOf(question, reader.view, settings)) ?? before
    const found = typeof got === 'string' ? nothing(got, needs.status) : differences(needs, got, site)
    const hints = typeof got === 'string' ? [] : hintsIn(got)
    if (found.length === 0 || performance.now() > end) return { differences: found, hints, time }
    await delay(pause)
  }
}

const nothing = (reason: string, status: number): Difference[] => [
  { what: 'status', has: `no answer (${reason})`, needs: String(status) },
]

const hintsIn = ({ headers }: Got): string[] =>
  telling.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${headers[name]}`]))

/** The answer as a browser has it, decoded; or why there is none. */
async function ask(
  { request: { method, url, headers } }: ProbeQuestion,
  site: string,
): Promise<Got | string> {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  try {
    const answer = await fetch(new URL(url, site), {
      method,
      headers: Object.fromEntries(sent),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimit),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(answer.headers), sha256: sha256(bytes) }
  } catch (error) {
    const { cause, message } = Object(error)
    return String(Object(cause).code ?? message)
  }
}
