import { foldedWord, inPieces } from '../../search/folded-words'
import { innerBeginnings } from '../../search/inner-beginnings'
import { fit, innerFit, type QueryWord } from './query'

/** A text in which the words that were looked for are marked. */
export function Marked({ text, words }: { text: string; words: readonly QueryWord[] }) {
  return inPieces(text).map((piece, place) => {
    const isWord = place % 2 === 1
    const key = `${place} ${piece}`
    return isWord && isLookedFor(foldedWord(piece), words) ? (
      <mark key={key}>{piece}</mark>
    ) : (
      <span key={key}>{piece}</span>
    )
  })
}

const isLookedFor = (word: string, words: readonly QueryWord[]): boolean =>
  words.some((each) => fit(word, each) > 0 || innerBeginnings(word).some((part) => innerFit(part, each) > 0))
