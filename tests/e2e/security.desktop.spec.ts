import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { readToken, webhookSecret, writeToken } from '../support/content'
import { consentCookie, everything, expect, pagesIn, test } from './person'
import { accessCodeHash, botCheckSecret, sessionKey } from './secrets'
import { anOccurrence, siteUrl, visit, watchViolations } from './visit'

const folder = process.env.FOLDER_UNDER_TEST ?? '.'
const lake = process.env.LAKE_UNDER_TEST ?? 'http://localhost:8020'

const violations = 'window.violations'

/** Every file below a folder, with its text; the bytes of pictures count too. */
function textsIn(root: string): { name: string; text: string }[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((name) => ({ name: path.relative(root, name), text: readFileSync(name, 'latin1') }))
}

const publicFiles = () => textsIn(realpathSync(path.join(folder, '.data/site/live')))

function logFiles() {
  const data = path.join(folder, '.data')
  const logs = readdirSync(data).filter((name) => name.endsWith('.log'))
  return [path.join(folder, 'worker.log'), ...logs.map((name) => path.join(data, name))].map((name) => ({
    name,
    text: readFileSync(name, 'latin1'),
  }))
}

const found = (files: readonly { name: string; text: string }[], needles: readonly string[]): string[] =>
  files.flatMap(({ name, text }) =>
    needles.filter((needle) => text.includes(needle)).map((needle) => `${needle} in ${name}`),
  )

test('no secret stands in a public file or in a log (fault 44)', () => {
  const secrets = {
    readToken,
    writeToken,
    webhookSecret,
    operationsToken: 'test-operations-token-0123456789',
    botCheckSecret,
    sessionKey,
    accessCodeHash,
  }
  const files = publicFiles()
  expect(files.length).toBeGreaterThan(500)
  expect(found([...files, ...logFiles()], Object.values(secrets))).toEqual([])
  expect(
    found(
      files,
      Object.keys(process.env).filter((name) => /TOKEN|SECRET/.test(name)),
    ),
  ).toEqual([])
})

test('no public file names an item of the media corner or where it is stored (fault 40)', async () => {
  const ask = async (query: string) => {
    const address = `${lake}/v2025-02-19/data/query/production?perspective=published&query=${encodeURIComponent(query)}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${readToken}` } })
    const { result }: { result: unknown } = await answer.json()
    return result
  }
  const guarded = JSON.stringify(await ask('*[_type == "mediaCorner"].sections[].items[]'))
  const shared = JSON.stringify(
    await ask('*[!(_type in ["mediaCorner", "sanity.fileAsset", "sanity.imageAsset"])]'),
  )
  const only = (pattern: RegExp) =>
    [...new Set([...guarded.matchAll(pattern)].map((match) => match[1] ?? ''))].filter(
      (text) => text !== '' && !shared.includes(text),
    )
  const names = only(/"name":"([^"]+)"/g)
  const assets = only(/"_ref":"(?:file|image)-([0-9a-f]{40})/g)
  expect(names.length).toBeGreaterThan(5)
  const asStored = names.map((name) => Buffer.from(name).toString('latin1'))
  expect(found(publicFiles(), [...asStored, ...assets])).toEqual([])
})

for (const language of ['de', 'fr', 'en'] as const) {
  test.describe(`the policy in ${language}`, () => {
    test.use({ expectedProblems: [/status of 404/] })
    test('stops nothing that the pages do, everything agreed to included (fault 43)', async ({
      page,
      context,
    }) => {
      await context.addInitScript({ content: watchViolations })
      await context.addCookies([consentCookie(everything)])
      for (const each of [...pagesIn(language), await anOccurrence(language)]) {
        await page.goto(each)
        await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(violations), each).toEqual([])
      }
    })
  })
}

test.describe('an inline script that somebody slips into a page', () => {
  test.use({ expectedProblems: [/Content Security Policy/] })
  test('does not run, and is reported', async ({ page, context }) => {
    await context.addInitScript({ content: watchViolations })
    await context.addCookies([consentCookie({ necessary: ['botCheck'] })])
    await page.route(`${siteUrl}/spa`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</head>', '<script>window.slipped = true</script></head>')
      await route.fulfill({ response, body })
    })
    await visit(page, '/spa')
    expect(await page.evaluate('window.slipped')).toBeUndefined()
    expect(await page.evaluate(violations)).toContain('script-src-elem inline')
  })
})

test('a report of a stopped script is taken, a flood of them is not read', async ({ request }) => {
  const headers = { 'content-type': 'application/csp-report' }
  const send = (data: string) => request.post('/api/csp-reports', { headers, data })
  expect((await send('{"csp-report":{"document-uri":"https://x/","blocked-uri":"inline"}}')).status()).toBe(
    204,
  )
  expect((await send(`"${'x'.repeat(20_000)}"`)).status()).toBe(413)
})
