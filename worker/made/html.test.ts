import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { PageFacts } from '../changes/made-file'
import { readPage, withoutStyles } from './html'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('reads links and alternates, with entities and any quotes', () => {
  const facts = readPage(
    `<link rel="alternate" hreflang="fr-CH" href="/fr"><a href='/a?b=1&amp;c'>x</a><a class=y href=/d>y</a><abbr href="/no"></abbr><a data-href="/no">z</a>`,
  )
  expect(facts.links).toEqual(['/a?b=1&c', '/d'])
  expect(facts.alternates).toEqual({ 'fr-ch': '/fr' })
})

it('takes nothing in scripts, styles and comments for a tag', () => {
  const facts = readPage(
    `<!-- <a href="/1"> --><script>'<a href="/2">'</script><style>a{}/*<a href="/3">*/</style>`,
  )
  expect(facts.links).toEqual([])
})

it('reads whether a page asks search engines to leave it out', () => {
  const of = (head: string) => readPage(head).noIndex
  expect(of('<meta name="robots" content="noindex"/>')).toBe(true)
  expect(of('<meta content=\'NONE, noarchive\' data-gatsby-head="true" name=Robots>')).toBe(true)
  expect(of('<meta name="robots" content="index"><meta name="description" content="noindex">')).toBe(false)
  expect(of('<!-- <meta name="robots" content="noindex"> -->')).toBe(false)
})

it('hashes inline scripts that run, as a browser does', () => {
  const facts = readPage(
    '<script>a()\r\nb()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="module">c()</script><script async>d()</script>',
  )
  expect(facts.scriptHashes).toEqual([hash('a()\nb()'), hash('c()'), hash('d()')])
})

it('leaves out style sheets and nothing else: links, alternates and hashes are the same as of the whole page', () => {
  const style = '<style data-href="/a.css">a::after{content:"<a href=/no>"}</style>'
  const page = `<html><head>${style}<link rel="alternate" hreflang="fr" href="/fr"><style id="b">b{}</style></head><body><a href="/zimmer">Zürich</a><script>const text = "<style"; run()</script><a href="/wellness">x</a><!-- <style> --><a href="/late">y</a><style>c{}</style><a href="/last">z</a></body></html>`
  const text = withoutStyles(Buffer.from(page))
  expect(text).not.toContain('a::after')
  expect(text).not.toContain('b{}')
  expect(readPage(text)).toEqual(readPage(page))
  expect(readPage(text).links).toEqual(['/zimmer', '/wellness', '/late', '/last'])
  expect(withoutStyles(Buffer.from('<style>never closed'))).toBe('<style>never closed')
})

it('holds nothing of a page but what it says, however many pages are remembered', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const remembered: PageFacts[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let number = 0; number < 60; number += 1) {
    const head = `<link rel="alternate" hreflang="fr" href="https://hotel.test/fr/chambres/${number}">`
    const body = `<a href="/zimmer/unter-dem-dach/${number}">x</a>${'Ein Satz. '.repeat(100_000)}`
    remembered.push(readPage(withoutStyles(Buffer.from(head + body))))
  }
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
  expect(remembered).toHaveLength(60)
})
