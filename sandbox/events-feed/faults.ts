import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import type { FeedLanguage } from './facets'
import type { FeedItem } from './feed-item'
import { feedBody } from './program'

/** What can be wrong with any answer of JSON, whatever it says. */
export const textFaults = ['cut', 'html', 'charset', 'huge', 'no-content', 'error', 'slow', 'reset'] as const
type TextFault = (typeof textFaults)[number]

/** What can be wrong with the feed, for tests. `off` ends it. */
export const faultKinds = ['off', 'empty', 'half', 'bad-entries', ...textFaults] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultRequest = z.object({ kind: z.enum(faultKinds) })

/** Entries that a feed should not have; each is named by what is wrong with it. */
const badEntries = [
  {
    slug: 'falscher-tag',
    title: 'Falscher Tag',
    cleanDates: [{ startDate: '2027-02-31', startTime: '10:00' }],
  },
  {
    slug: 'falsche-zeit',
    title: 'Falsche Zeit',
    cleanDates: [{ startDate: '2027-02-03', startTime: '24:00' }],
  },
  {
    slug: 'ende-vor-anfang',
    title: 'Ende vor Anfang',
    cleanDates: [{ startDate: '2027-02-03', startTime: '10:00', endDate: '2027-02-02', endTime: '12:00' }],
  },
  {
    slug: 'sprung',
    title: 'In der Stunde, die fehlt',
    cleanDates: [{ startDate: '2027-03-28', startTime: '02:30' }],
  },
  { slug: '../../etc', title: 'Pfad', cleanDates: [{ startDate: '2027-02-03' }] },
  { title: 'Ohne Slug', cleanDates: [{ startDate: '2027-02-03' }] },
  'gar kein Eintrag',
]

const json = { 'content-type': 'application/json; charset=utf-8' }

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' })
  response.end(body)
}

/** 50 MB of blanks before a body that is in order: only a size limit notices. */
function sendHuge(response: ServerResponse, body: string): void {
  const blanks = ' '.repeat(1_000_000)
  let left = 50
  response.writeHead(200, json)
  const more = () => {
    while (left > 0) {
      left -= 1
      if (!response.write(blanks)) {
        response.once('drain', more)
        return
      }
    }
    response.end(body)
  }
  more()
}

/** Answers with a body of JSON, in order or with the given fault. */
export function answerText(response: ServerResponse, kind: 'off' | TextFault, body: string): void {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const latin = { 'content-type': 'application/json; charset=iso-8859-1' }
  const answers: Record<'off' | TextFault, () => void> = {
    off: () => send(response, 200, json, body),
    cut: () => send(response, 200, json, body.slice(0, Math.floor(body.length / 2))),
    html: () => send(response, 200, html, '<!doctype html><title>Wartung</title>'),
    charset: () => send(response, 200, latin, Buffer.from(body, 'latin1')),
    huge: () => sendHuge(response, body),
    'no-content': () => send(response, 200, json, JSON.stringify({ id: 412, type: 'page' })),
    error: () => send(response, 500, { 'content-type': 'text/plain' }, 'Oops, an error occurred!'),
    slow: () => response.writeHead(200, json).write('{'),
    reset: () => void response.socket?.destroy(),
  }
  answers[kind]()
}

/** Answers with the feed, in order or with the given fault. */
export function answerFeed(
  response: ServerResponse,
  given: { kind: FaultKind; language: FeedLanguage; items: readonly FeedItem[] },
): void {
  const { kind, language, items } = given
  const [content] = feedBody(language, items).content
  const withItems = (list: readonly unknown[]) =>
    JSON.stringify({ content: [{ ...content, data: { ...content?.data, items: list } }] })
  const bodies: Partial<Record<FaultKind, () => string>> = {
    empty: () => withItems([]),
    half: () => withItems(items.slice(0, Math.floor(items.length * 0.45))),
    'bad-entries': () => withItems([...badEntries, ...items, ...items.slice(0, 1)]),
  }
  const ofText = textFaults.find((each) => each === kind) ?? 'off'
  answerText(response, ofText, bodies[kind]?.() ?? JSON.stringify(feedBody(language, items)))
}
