import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { interfaceIds, isInterfaceId } from '../addresses/interface-ids'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))

/** Ids that the code itself gives: written in mark-up, or to an element that a script makes. */
const givenIds = sources.flatMap((source) =>
  [...source.matchAll(/(?:\sid="|\.id = '|Id(?:: \w+)? = ')([^"']+)["']/g)].map(([, id = '']) => id),
)

test('every id of the interface is one that no section of an editor can have', () => {
  expect(givenIds.length).toBeGreaterThan(8)
  expect(givenIds.filter((id) => !isInterfaceId(id))).toEqual([])
})

test('every name that is kept from editors is used', () => {
  expect(interfaceIds.filter((id) => !givenIds.includes(id))).toEqual([])
})

test('no id is made of what an editor wrote, except the name of a section', () => {
  const made = sources.flatMap((source) =>
    [...source.matchAll(/\sid=\{([^}]+)\}/g)].map(([, code = '']) => code),
  )
  expect(made.filter((code) => code !== 'part.sectionId ?? undefined' && code !== 'flyOutId')).toEqual([])
})

test('Gatsby’s own ids are kept from editors as well; other names are theirs', () => {
  expect(['___gatsby', 'gatsby-announcer', 'gatsby-focus-wrapper'].every(isInterfaceId)).toBe(true)
  expect(['webcam', 'film', 'lightbox', 'hours', 'top-rooms'].some(isInterfaceId)).toBe(false)
})
