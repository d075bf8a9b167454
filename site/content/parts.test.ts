import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderOf } from '../generate/part-lists'
import { partNames } from '../src/parts/part-names'
import { resolveParts } from './resolve-parts'
import { settings } from './testing/site-data'

const shown = (...parts: object[]) => {
  const context = { nodeModel: { getNodeById: () => undefined, trackPageDependencies: () => undefined } }
  return resolveParts(parts, context, 'de', settings, { ground: 'Gold', title: 'Das Haus' })
}

it('every part has a folder of its name, and every folder a line in the list of parts', () => {
  const folders = readdirSync('site/src/parts', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  expect(folders.sort()).toEqual(partNames.map(folderOf).sort())
})

it('a part without anything that it needs is left out, and one that needs nothing is not', () => {
  const empty = partNames.map((_type) => ({ _type, _key: _type }))
  expect(shown(...empty).map(({ key }) => key)).toEqual([
    'textWithImage',
    'ridge',
    'map',
    'callToAction',
    'enquiry',
    'seasonTeaser',
    'upcomingEvents',
  ])
})

it('a choice that the Studio does not know, and a number beyond its limits, are as if nothing was chosen', () => {
  const layout = { _type: 'textWithImage', pictureSide: 'above' }
  expect(shown({ ...layout }, { ...layout, pictureSide: 'left' }).map((part) => part.pictureSide)).toEqual([
    'right',
    'left',
  ])
  const events = [undefined, 0, 2.5, 13, 12].map((count) => ({ _type: 'upcomingEvents', count }))
  expect(shown(...events).map(({ count }) => count)).toEqual([3, 3, 3, 3, 12])
})

it('only a hero has the title of its page, and a part without a background that of the page', () => {
  const parts = shown({ _type: 'hero', lead: 'Ruhe' }, { _type: 'quote', text: 'Ruhe', background: 'Rose' })
  expect(parts.map(({ title, background }) => [title, background])).toEqual([
    ['Das Haus', 'Gold'],
    [undefined, 'Rose'],
  ])
})

it('an entry without what it needs is left out, and the others keep their keys', () => {
  const items = [{ _key: 'a' }, { title: 'Wann?' }, { _key: 'c', title: 'Wo?' }]
  const [part] = shown({ _type: 'accordion', items })
  expect(part?.items).toEqual([
    { key: 'item-1', title: 'Wann?', body: null },
    { key: 'c', title: 'Wo?', body: null },
  ])
})

it('a name leads to one part: the first that shows keeps it, and one of the other season has it, too', () => {
  const quote = (more: object) => ({ _type: 'quote', text: 'Ruhe', sectionId: 'wellness', ...more })
  const ids = (...parts: object[]) => shown(...parts).map(({ sectionId }) => sectionId)
  expect(ids(quote({}), quote({}), quote({ sectionId: 'spa' }))).toEqual(['wellness', undefined, 'spa'])
  expect(ids(quote({ text: '' }), quote({}))).toEqual(['wellness'])
  const [summer, winter] = [quote({ shownIn: 'summer' }), quote({ shownIn: 'winter' })]
  expect(ids(summer, winter, winter)).toEqual(['wellness', 'wellness', undefined])
  expect(ids(summer, quote({}))).toEqual(['wellness', undefined])
  expect(ids(quote({ sectionId: 'main' }), quote({ sectionId: 'main' }))).toEqual([undefined, undefined])
})
