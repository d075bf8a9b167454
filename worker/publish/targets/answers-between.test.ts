import { expect, it } from 'vitest'
import { answersAhead, answersBetween } from './answers-between'
import type { SiteAnswers } from './target'

const nothing: SiteAnswers = { redirects: [], gone: [], scriptHashes: [], withheld: [] }

it('a page that moves back and forth is led to from its other address before the switch and after it', () => {
  const before = { ...nothing, redirects: [['/arve', '/arven']] as const }
  const after = { ...nothing, redirects: [['/arven', '/arve']] as const }
  expect(answersBetween(before, after).redirects).toEqual([
    ['/arven', '/arve'],
    ['/arve', '/arven'],
  ])
})

it('an address leads where it led, and is gone where it was, in whatever case it is written', () => {
  const before = { ...nothing, redirects: [['/Alt', '/eins']] as const, gone: ['/weg', '/Wieder'] }
  const after = {
    ...nothing,
    redirects: [
      ['/alt', '/zwei'],
      ['/eins', '/zwei'],
      ['/wieder', '/zwei'],
    ] as const,
    gone: ['/weg', '/neu-weg'],
  }
  const { redirects, gone } = answersBetween(before, after)
  expect(redirects).toEqual([
    ['/alt', '/eins'],
    ['/eins', '/zwei'],
  ])
  expect([...gone].sort()).toEqual(['/neu-weg', '/weg', '/wieder'])
  expect(
    answersBetween({ ...nothing, redirects: [['/x', '/y']] }, { ...nothing, gone: ['/x'] }).gone,
  ).toEqual([])
})

it('a page may run the scripts of both its versions, and nothing is shown that is withheld from now on', () => {
  const before = { ...nothing, scriptHashes: [['a.html', ['1', '2']]] as const, withheld: ['/images/alt'] }
  const after = {
    ...nothing,
    scriptHashes: [
      ['a.html', ['2', '3']],
      ['b.html', ['4']],
    ] as const,
    withheld: ['/images/neu'],
  }
  expect(answersBetween(before, after)).toEqual({
    ...nothing,
    scriptHashes: [
      ['a.html', ['1', '2', '3']],
      ['b.html', ['4']],
    ],
    withheld: ['/images/neu'],
  })
})

it('where a release only adds, a server is told of it once', () => {
  const before = {
    redirects: [['/a', '/b']] as const,
    gone: ['/c'],
    scriptHashes: [['b.html', ['1']]] as const,
    withheld: [],
  }
  const after = {
    redirects: [
      ['/0', '/b'],
      ['/a', '/b'],
    ] as const,
    gone: ['/00', '/c'],
    scriptHashes: [
      ['0.html', ['0']],
      ['b.html', ['1']],
    ] as const,
    withheld: [],
  }
  expect(answersBetween(before, after)).toEqual(after)
})

it('before files come one after another an address leads where it led, and scripts and what is withheld are those of both', () => {
  const before: SiteAnswers = {
    redirects: [['/alt', '/eins']],
    gone: ['/weg'],
    scriptHashes: [['a.html', ['1']]],
    withheld: ['/images/alt'],
  }
  const after: SiteAnswers = {
    redirects: [['/alt', '/zwei']],
    gone: ['/auch-weg'],
    scriptHashes: [
      ['a.html', ['2']],
      ['b.html', ['3']],
    ],
    withheld: ['/images/neu'],
  }
  expect(answersAhead(before, after)).toEqual({
    redirects: [['/alt', '/eins']],
    gone: ['/weg'],
    scriptHashes: [
      ['a.html', ['1', '2']],
      ['b.html', ['3']],
    ],
    withheld: ['/images/neu', '/images/alt'],
  })
})

it('where a release only brings pages, a server is told of them ahead and of nothing afterwards', () => {
  const before: SiteAnswers = { ...nothing, scriptHashes: [['b.html', ['1']]], withheld: ['/images/x'] }
  const after: SiteAnswers = { ...before, scriptHashes: [['0.html', ['0']], ...before.scriptHashes] }
  expect(answersAhead(before, after)).toEqual(after)
})
