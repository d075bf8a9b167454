import { type HouseWords, houseWords } from '../brand/words'
import type { Language } from './list'

/** What texts say of the house, in each language of the site: the brand has words for all of them, or this does not compile. */
export const wordsOfHouse: Readonly<Record<Language, HouseWords>> = houseWords
