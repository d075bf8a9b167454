import { expect, it } from 'vitest'
import { probeQuestions } from './questions'

const known = {
  files: ['index.html', 'zimmer/höhle/index.html', 'page-data/app-data.json', 'events.ics'],
  former: ['/alt'],
  redirected: ['/sommer'],
}
const urls = (about: string, most = 100) =>
  probeQuestions(known, most)
    .filter((question) => question.about === about)
    .map(({ request: { method, url } }) => `${method} ${url}`)

it('every page, file and old path is asked for by its address', () => {
  expect(urls('page')).toEqual(['GET /', 'GET /zimmer/h%C3%B6hle'])
  expect(urls('file')).toEqual(['GET /page-data/app-data.json', 'GET /events.ics'])
  expect(urls('moved or gone')).toEqual(['GET /alt', 'GET /sommer'])
})

it('of each kind no more than was said', () => {
  expect([urls('page', 1), urls('file', 1), urls('moved or gone', 1)].map((each) => each.length)).toEqual([
    1, 1, 1,
  ])
})

it('the home page is asked for in each language, by a browser and not by a program', () => {
  const asked = probeQuestions(known, 1).filter(({ about }) => about === 'language')
  expect(asked.map(({ request }) => request.headers['accept-language'])).toEqual(['de', 'fr', 'en'])
  for (const { request } of asked) expect(request.headers['user-agent']).toMatch(/^Mozilla/)
})

it('a page is asked for with a slash, by its file, and by a method that is not allowed', () => {
  expect(urls('other form')).toEqual([
    ...['GET /', 'GET /index.html', 'POST /'],
    ...['GET /zimmer/h%C3%B6hle/', 'GET /zimmer/h%C3%B6hle/index.html', 'POST /zimmer/h%C3%B6hle'],
  ])
})
