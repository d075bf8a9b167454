import { expect, it } from 'vitest'
import type { Findings } from './probe'
import { findingsInWords } from './words'

const findings = (wrong: Findings['wrong']): Findings => ({
  release: '00000007',
  asked: 9,
  wrong,
  times: [1, 4, 30],
})
const question = (url: string) => ({
  about: 'page' as const,
  request: { method: 'GET', url, headers: { 'accept-language': 'de' } },
})

it('where all is well it is one line', () => {
  expect(findingsInWords('https://hotel.example', findings([]))).toBe(
    'https://hotel.example: 9 answers, each as release 00000007 has to be answered (median 4 ms, slowest 30 ms).\n',
  )
})

it('what many addresses have in common is told once, with some of them', () => {
  const missing = { what: 'Strict-Transport-Security', has: '', needs: 'max-age=1' }
  const urls = ['/a', '/b', '/c', '/d', '/e', '/f', '/g']
  const text = findingsInWords(
    'https://hotel.example',
    findings(urls.map((url) => ({ question: question(url), differences: [missing], hints: ['age: 5'] }))),
  )
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^https:\/\/hotel\.example: 7 of 9 answers are not those of release 00000007/),
    '  Strict-Transport-Security is missing, not "max-age=1":',
    ...['/a', '/b', '/c', '/d', '/e'].map((url) => `    GET ${url} (page, de) [age: 5]`),
    '    and 2 more',
    '',
  ])
})

it('of long texts only what differs is told', () => {
  const policy = (end: string) => `default-src 'self'; ${'img-src x; '.repeat(30)}script-src ${end}`
  const differing = { what: 'Content-Security-Policy', has: policy("'none'"), needs: policy("'self'") }
  const text = findingsInWords(
    'https://hotel.example',
    findings([{ question: question('/a'), differences: [differing], hints: [] }]),
  )
  expect(text).toContain(`Content-Security-Policy is "…'none'", not "…'self'":`)
})
