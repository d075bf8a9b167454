import type { Turn, Window } from '../../site/calendar/window'
import { problemWords } from '../operations/fault-words'
import type { Receipt } from '../operations/receipt'
import type { Words } from '../operations/words/all-words'

/** How many receipts of a document, and how many pages of one, are told. */
const most = { receipts: 10, pages: 20 }

/** What became of one change of a document. Times in ms since the epoch. */
export interface DocumentReceipt {
  id: string
  /** Revision of the document, where the content service named it. */
  revision?: string
  operation: 'create' | 'update' | 'delete'
  outcome: Receipt['outcome']
  receivedAt: number
  /** When it was live: seen by a visitor's request, or published where nothing had to be asked. */
  liveAt?: number
  pages: readonly { language: string; address: string; isRemoved: boolean }[]
  /** When what was published is on the site, where it is not always. */
  window?: Window
  /** Of a change of the schedule: that the document came or went by it. */
  turn?: Turn
  /** How many more pages there are. */
  morePages: number
  /** What was left out or stands in the way. */
  problems: readonly ToldProblem[]
}

export interface ToldProblem {
  /** In an editor's words. */
  text: string
  /** Place in the document, such as `parts[0].title`; absent for another document's and for a refusal as a whole. */
  field?: string
}

export interface DocumentReceipts {
  /** Newest first; what is on its way before what is done. */
  receipts: readonly DocumentReceipt[]
  /** Everything that the content service held at this time is live, as far as it can be. */
  wholeAt?: number
}

/** What an editor is told of one document, from all that is on its way and all that is done, newest first. */
export function receiptsOfDocument(
  documentId: string,
  all: { inWork: readonly Receipt[]; done: readonly Receipt[] },
  siteUrl: string,
  words: Words,
): DocumentReceipts {
  const whole = all.done.find(isWhole)
  return {
    receipts: [...all.inWork.toReversed(), ...all.done]
      .flatMap((receipt) => toldOf(documentId, receipt, siteUrl, words))
      .slice(0, most.receipts),
    ...(whole === undefined ? {} : { wholeAt: whole.at.received }),
  }
}

/** A comparison with the content service, or a build of everything, that came to its end. */
const isWhole = ({ change, outcome }: Receipt): boolean =>
  (change.kind === 'reconcile' || change.kind === 'rebuild') && outcome !== 'refused'

/** The pages of the document itself before those that only show it. */
const ownFirst = (pages: Receipt['pages']): Receipt['pages'] =>
  [...pages].sort((one, other) => Number(isOwnPage(other)) - Number(isOwnPage(one)))

const isOwnPage = ({ why }: Receipt['pages'][number]): boolean => why === 'document' || why === 'schedule'

function toldOf(documentId: string, receipt: Receipt, siteUrl: string, words: Words): DocumentReceipt[] {
  const { change, at, pages, window } = receipt
  const turned = receipt.turns?.find((turn) => turn.documentId === documentId)
  const isOwn = change.kind === 'document' && change.id === documentId
  if (!isOwn && !turned) return []
  const liveAt = at.seen ?? at.published
  return [
    {
      id: receipt.id,
      ...(isOwn && change.revision !== undefined ? { revision: change.revision } : {}),
      operation: isOwn ? change.operation : 'update',
      outcome: receipt.outcome,
      receivedAt: at.received,
      ...(liveAt === undefined ? {} : { liveAt }),
      ...(window === undefined ? {} : { window }),
      ...(turned === undefined ? {} : { turn: { goes: turned.goes, at: turned.at } }),
      pages: ownFirst(pages)
        .slice(0, most.pages)
        .map(({ language, path, why }) => ({
          language,
          address: siteUrl + path,
          isRemoved: why === 'removed',
        })),
      morePages: Math.max(0, pages.length - most.pages),
      problems: problemsOf(receipt.problems, words),
    },
  ]
}

/** What reads the same stands once, at its first place. */
function problemsOf(problems: Receipt['problems'], words: Words): ToldProblem[] {
  const told = new Map<string, ToldProblem>()
  for (const problem of problems) {
    const { field, documentId } = problem
    const text = problemWords(problem, words)
    const isHere = field !== undefined && documentId === undefined
    if (!told.has(text)) told.set(text, isHere ? { text, field } : { text })
  }
  return [...told.values()]
}
