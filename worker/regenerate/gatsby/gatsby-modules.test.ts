import { beforeAll, describe, expect, it } from 'vitest'
import { checkGatsby, gatsbyVersion, privateModule, privateNames } from './gatsby-modules'

describe('the inside of Gatsby', () => {
  beforeAll(() => {
    // Without it Gatsby draws its progress on the terminal as soon as its reporter is loaded.
    process.env.CI = 'true'
  })

  it('is the one that the builder knows', () => {
    expect(() => checkGatsby()).not.toThrow()
  })

  it('of another version is refused with both versions in the message', () => {
    expect(() => checkGatsby('5.99.0')).toThrow(new RegExp(`${gatsbyVersion}.*5\\.99\\.0`))
  })

  it.each(Object.keys(privateNames))('has everything that is taken from %s', (name) => {
    const known = Object.keys(privateNames).find((each): each is keyof typeof privateNames => each === name)
    expect(known).toBeDefined()
    if (known)
      expect(Object.keys(privateModule(known))).toEqual(expect.arrayContaining([...privateNames[known]]))
  })
})
