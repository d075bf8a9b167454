import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../content-lake/test-support/lake-for-tests'
import { buildStudioApp } from './studio-app'
import type { StudioState } from './waiting-page'

function studio(first: StudioState = { is: 'being made' }) {
  let state = first
  const app = buildStudioApp({
    state: () => state,
    lakeUrl: 'http://localhost:8020',
    siteUrl: 'http://localhost:8000',
    workerUrl: 'http://localhost:8010',
    previewUrl: 'http://localhost:8070',
  })
  onTestFinished(() => app.close())
  const get = (url: string, host = 'localhost:8050') => app.inject({ url, headers: { host } })
  return { get, become: (next: StudioState) => (state = next) }
}

function builtStudio() {
  const folder = temporaryFolder()
  fs.mkdirSync(path.join(folder, 'built'))
  fs.writeFileSync(path.join(folder, 'built', 'index.html'), 'the page')
  fs.writeFileSync(path.join(folder, 'built', 'entry.js'), 'the script')
  fs.writeFileSync(path.join(folder, 'secret.js'), 'not to be served')
  return { is: 'there', folder: path.join(folder, 'built') } as const
}

test('says that the Studio is being made, looks again by itself, and then shows it', async () => {
  const { get, become } = studio()
  const waiting = await get('/')
  expect(waiting.statusCode).toBe(503)
  expect(waiting.body).toContain('http-equiv="refresh"')
  become(builtStudio())
  expect((await get('/')).body).toBe('the page')
})

test('says as text why there is none', async () => {
  const { get } = studio({ is: 'missing', reason: 'the registry <was> not reached' })
  expect((await get('/structure')).body).toContain('the registry &lt;was&gt; not reached')
})

test('every address is the one page, but for the files beside it', async () => {
  const { get } = studio(builtStudio())
  expect((await get('/intent/edit/id=header;type=header/')).body).toBe('the page')
  expect(await get('/entry.js')).toMatchObject({ body: 'the script', statusCode: 200 })
  expect((await get('/gone.js')).statusCode).toBe(404)
  for (const url of ['/../secret.js', '/%2e%2e/secret.js', '/..%2fsecret.js', '/..%5csecret.js'])
    expect((await get(url)).body, url).not.toContain('not to be served')
})

test('lets a browser ask no other machine, and answers under no other name', async () => {
  const { get } = studio(builtStudio())
  const policy = String((await get('/')).headers['content-security-policy'])
  const hosts = [...policy.matchAll(/(?:https?|ws):\/\/([^\s;:]+)/g)].map(([, host]) => host)
  expect(new Set(hosts)).toEqual(new Set(['localhost', '*.localhost']))
  expect(policy).not.toMatch(/ https?:(?!\/\/)| \*(?!\.localhost)/)
  expect((await get('/', 'evil.example')).statusCode).not.toBe(200)
})
