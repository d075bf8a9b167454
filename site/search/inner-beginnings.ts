/** The shortest part of a compound that is found by itself, letters. */
export const shortestPart = 4
/** Letters of what stands before it. */
const shortestStart = 3

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter)

/** Consonants with which a German word begins, beside each single one. */
const onsets = new Set(
  'bl br ch dr fl fr gl gr kl kn kr pf pfl pfr ph pl pr qu sch schl schm schn schr schw sk sp spr st str th tr wr zw'.split(
    ' ',
  ),
)

/**
 * Where a word may begin inside of a compound, as what follows: `suite` of `turmsuite`. There is no dictionary that every
 * build has in the same version; so these are all places where a syllable could begin a German word, and a few more than
 * there are words. The word is folded.
 */
export function innerBeginnings(word: string): string[] {
  const found: string[] = []
  for (let at = shortestStart; at <= word.length - shortestPart; at += 1)
    if (mayBegin(word, at)) found.push(word.slice(at))
  return found
}

function mayBegin(word: string, at: number): boolean {
  const before = word.slice(0, at)
  if (!/[aeiouy]/.test(before)) return false
  let vowel = at
  while (vowel < word.length && !isVowel(word.charAt(vowel))) vowel += 1
  if (vowel === word.length) return false
  const onset = word.slice(at, vowel)
  if (onset === '') return !isVowel(word.charAt(at - 1))
  return onset.length === 1 || onsets.has(onset)
}
