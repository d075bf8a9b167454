import { expect, it } from 'vitest'
import { feedLanguage } from '../../site/languages/feed-addresses'
import { readSiteSettings } from '../../site/settings/settings'
import { parseSettings } from '../settings/settings'
import { builderEnvironment } from './builder-environment'

const given = {
  SANITY_PROJECT_ID: 'h7k2p9',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-sixteen',
  EVENTS_FEED_URL_DE: 'https://events.example/de',
  EVENTS_FEED_URL_EN: 'https://events.example/en',
  EVENTS_CHANNEL: '17',
  SITE_URL: 'https://hotel.example',
  OPERATIONS_TOKEN: 'operators-open-sesame',
}

it('a builder knows whose events a language shows that has no feed of its own, and so what language they are in', () => {
  const { feeds } = readSiteSettings(builderEnvironment(parseSettings(given), {}))
  expect(feeds.fr).toBeUndefined()
  expect(feedLanguage('fr', feeds)).toBe('en')
})

it('a builder knows each service of readings that is set, and of none that is not', () => {
  const RIDGE_FEED_URL = 'https://railway.example/ridge.json'
  const urlOf = (more: object) =>
    readSiteSettings(builderEnvironment(parseSettings({ ...given, ...more }), {})).readings.ridge
  expect([urlOf({ RIDGE_FEED_URL }), urlOf({})]).toEqual([RIDGE_FEED_URL, undefined])
})
