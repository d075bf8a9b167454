import { expect, it } from 'vitest'
import { lateAnswers, slowSteps } from './answer-figures'

it('an answer that comes later than promised is named with what was found', () => {
  expect(lateAnswers({ name: 'the menu opens', answer: 100 })).toEqual([])
  expect(lateAnswers({ name: 'the menu opens', answer: 104 })).toEqual(['answer 104 instead of 100 ms'])
})

it('steps that take longer than is aimed at are named, and what leads to no page is none', () => {
  expect(
    slowSteps([
      { name: 'the menu opens', answer: 300 },
      { name: 'to a room', answer: 40, page: 240.4 },
      { name: 'to the spa', answer: 40, page: 99 },
    ]),
  ).toEqual(['to a room'])
})
