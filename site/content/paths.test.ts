import { describe, expect, it } from 'vitest'
import { pathKey, pathProblem, pathsAbove } from './paths'

describe('a path of a page', () => {
  it.each([
    ['/', 'de'],
    ['/fr', 'fr'],
    ['/zimmer/arvenzimmer', 'de'],
    ['/fr/chambres/chambre-arolle', 'fr'],
    ['/en/getting-here', 'en'],
    ['/häuser', 'de'],
  ] as const)('%s is fine in %s', (path, language) => {
    expect(pathProblem(path, language)).toBeUndefined()
  })

  it.each([
    ['1. no slash in front', 'zimmer', 'de'],
    ['1. a slash at the end', '/zimmer/', 'de'],
    ['1. nothing', undefined, 'de'],
    ['2. another language', '/fr/chambres', 'de'],
    ['2. no prefix', '/chambres', 'fr'],
    ['2. a prefix that only begins alike', '/france', 'fr'],
    ['3. dots', '/a/../b', 'de'],
    ['3. encoded dots', '/a/%2e%2e/b', 'de'],
    ['3. an encoded slash', '/a%2fb', 'de'],
    ['3. a backslash', '/a\\b', 'de'],
    ['3. NUL', '/a\u0000b', 'de'],
    ['3. a query', '/a?b', 'de'],
    ['3. two slashes', '//evil.example', 'de'],
    ['3. a broken percent sign', '/a%zz', 'de'],
    ['4. more than 255 bytes', `/${'a'.repeat(300)}`, 'de'],
    ['5. page-data', '/page-data/x', 'de'],
    ['5. page-data further down', '/a/page-data', 'de'],
    ['5. _gatsby', '/_gatsby', 'de'],
    ['5. a word of the site in another language', '/fr/static', 'fr'],
    ['5. the name of a file', '/sitemap.xml', 'de'],
  ] as const)('%s is refused (fault 27)', (_rule, path, language) => {
    expect(pathProblem(path, language)?.reason).toEqual(expect.any(String))
  })

  it('is the same page by letter case, Unicode form, percent-encoding and a slash at the end', () => {
    const forms = ['/Häuser', '/häuser', '/ha\u0308user', '/h%C3%A4user', '/häuser/']
    expect(new Set(forms.map(pathKey)).size).toBe(1)
    expect(pathKey('/')).toBe('/')
  })

  it('has above it what its path names, without the home page of its language', () => {
    expect(pathsAbove('/zimmer/arvenzimmer')).toEqual(['/zimmer'])
    expect(pathsAbove('/fr/a/b/c')).toEqual(['/fr/a', '/fr/a/b'])
    expect(['/', '/en', '/zimmer', '/en/rooms'].flatMap(pathsAbove)).toEqual([])
  })
})
