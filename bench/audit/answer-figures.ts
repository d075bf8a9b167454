import { goals, promises } from './promises'

/** Browsers do not tell of answers that took less, ms. */
export const leastTold = 16

/** Medians of something that visitors do, ms. */
export interface AnswerFigures {
  name: string
  /** From the touch or the key to the frame that answers it: of the slowest of its events, as INP counts. */
  answer: number
  /** From the click to the frame that shows the next page; undefined where none follows. */
  page?: number
}

/** The promise that an answer does not keep, in words: `answer 120 instead of 100 ms`. */
export const lateAnswers = ({ answer }: AnswerFigures): string[] =>
  answer > promises.answer ? [`answer ${answer.toFixed(0)} instead of ${promises.answer} ms`] : []

/** Names of the steps that take longer than is aimed at. */
export const slowSteps = (figures: readonly AnswerFigures[]): string[] =>
  figures.filter(({ page = 0 }) => page > goals.step).map(({ name }) => name)
