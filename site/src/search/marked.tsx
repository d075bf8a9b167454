import { foldedWord, inPieces } from '../../search/folded-words'
import { innerBeginnings } from '../../search/inner-beginnings'
import { fit, innerFit, type QueryWord } from './query'

interface Stretch {
  text: string
  isMarked: boolean
}

/** A text cut only where a mark begins or ends. */
function stretches(text: string, words: readonly QueryWord[]): Stretch[] {
  const found: Stretch[] = []
  for (const [place, piece] of inPieces(text).entries()) {
    const isMarked = place % 2 === 1 && isLookedFor(foldedWord(piece), words)
    const before = found.at(-1)
    if (before && !before.isMarked && !isMarked) before.text += piece
    else found.push({ text: piece, isMarked })
  }
  return found
}

/**
 * A text in which the words that were looked for are marked. What stands between two of them is one element: a screen reader
 * reads it in one go, and a browser that translates it has a sentence.
 */
export function Marked({ text, words }: { text: string; words: readonly QueryWord[] }) {
  return stretches(text, words).map(({ text: stretch, isMarked }, place) => {
    const key = `${place} ${stretch}`
    return isMarked ? <mark key={key}>{stretch}</mark> : <span key={key}>{stretch}</span>
  })
}

const isLookedFor = (word: string, words: readonly QueryWord[]): boolean =>
  words.some((each) => fit(word, each) > 0 || innerBeginnings(word).some((part) => innerFit(part, each) > 0))
