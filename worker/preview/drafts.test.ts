import { expect, it } from 'vitest'
import { asPublished, idOnSite, shownRevisions } from './drafts'

it('a draft stands under the id that it gets, and what waits for its time is there', () => {
  const draft = {
    _id: 'drafts.room-arven',
    _type: 'room',
    _rev: '7',
    title: 'Arve',
    liveFrom: '2027-01-01T00:00:00Z',
    liveUntil: 'x',
  }
  expect(asPublished(draft)).toEqual({ _id: 'room-arven', _type: 'room', _rev: '7', title: 'Arve' })
})

it('versions of releases are not shown', () => {
  expect(idOnSite('versions.r1.room-arven')).toBeUndefined()
})

it('of a document and its draft the revision of the draft counts, in whatever order they come', () => {
  const [published, draft] = [
    { _id: 'a', _type: 'page', _rev: 'published' },
    { _id: 'drafts.a', _type: 'page', _rev: 'draft' },
  ]
  const others = [
    { _id: 'drafts.new', _type: 'page', _rev: 'new' },
    { _id: 'b', _type: 'sanity.imageAsset', _rev: 'b' },
    { _id: 'versions.r1.b', _type: 'page', _rev: 'other' },
    { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', _rev: 'secret' },
  ]
  for (const all of [
    [published, draft, ...others],
    [...others, draft, published],
  ])
    expect(new Map(shownRevisions(all).map(({ _id, _rev }) => [_id, _rev]))).toEqual(
      new Map([
        ['a', 'draft'],
        ['new', 'new'],
        ['b', 'b'],
      ]),
    )
})
