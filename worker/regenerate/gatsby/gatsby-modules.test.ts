import { beforeAll, describe, expect, it } from 'vitest'
import { checkGatsby, knownVersions, privateModule, privateNames } from './gatsby-modules'

describe('the inside of Gatsby', () => {
  beforeAll(() => {
    // Without it Gatsby draws its progress on the terminal as soon as its reporter is loaded.
    process.env.CI = 'true'
  })

  it('is the one that the builder knows', () => {
    expect(() => checkGatsby()).not.toThrow()
  })

  it.each(Object.entries(knownVersions))(
    'of another version is refused by name, %s %s',
    (changed, version) => {
      const installed = (name: keyof typeof knownVersions) =>
        name === changed ? '99.0.0' : knownVersions[name]
      expect(() => checkGatsby(installed)).toThrow(`${changed} ${version}, but 99.0.0 is installed`)
    },
  )

  it.each(Object.keys(privateNames))('has everything that is taken from %s', (name) => {
    const known = Object.keys(privateNames).find((each): each is keyof typeof privateNames => each === name)
    expect(known).toBeDefined()
    if (known)
      expect(Object.keys(privateModule(known))).toEqual(expect.arrayContaining([...privateNames[known]]))
  })
})
