import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSandboxSettings, sandboxSettingNames } from './settings'

describe('readSandboxSettings', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readSandboxSettings({ SITE_URL: ' ' })).toEqual({
      projectId: 'edelgrat',
      dataset: 'production',
      tokens: { read: 'sandbox-token', write: 'sandbox-write-token' },
      webhook: { url: 'http://localhost:8010/webhooks/content', secret: 'sandbox-webhook-secret' },
      host: '127.0.0.1',
      ports: { lake: 8020, events: 8030, thirdParties: 8040, studio: 8050, mail: 8060 },
      botCheckSecret: 'sandbox-bot-check-secret',
      siteUrl: 'http://localhost:8000',
      workerUrl: 'http://localhost:8010',
      previewUrl: 'http://localhost:8070',
      bookingEngine: 'http://localhost:8040/booking',
      imageOrigin: 'http://localhost:8020',
      lakeFolder: path.resolve('.data/lake'),
      studioFolder: path.resolve('.data/studio'),
    })
  })

  test('addresses follow the ports, unless they are set themselves', () => {
    const ports = { SITE_PORT: '1', WORKER_PORT: '2', SANDBOX_LAKE_PORT: '3', PREVIEW_PORT: '4' }
    expect(readSandboxSettings(ports)).toMatchObject({
      siteUrl: 'http://localhost:1',
      webhook: { url: 'http://localhost:2/webhooks/content' },
      imageOrigin: 'http://localhost:3',
      previewUrl: 'http://localhost:4',
    })
    expect(readSandboxSettings({ ...ports, SITE_URL: 'https://hotel.example/' }).siteUrl).toBe(
      'https://hotel.example',
    )
  })

  test('each variable of theirs is explained in .env.example, and what is neither on nor off is refused', () => {
    const example = readFileSync(path.resolve('.env.example'), 'utf8')
    expect(sandboxSettingNames.filter((name) => !example.includes(`\n#${name}=`))).toEqual([])
    expect(() => readSandboxSettings({ SANDBOX_STUDIO: 'false' })).toThrow(
      'SANDBOX_STUDIO is "false": must be on or off',
    )
  })

  test('every bad variable is named in one message', () => {
    const bad = { SANITY_DATASET: 'Prod uction', SANDBOX_LAKE_PORT: '99999', SITE_URL: 'ftp://x' }
    expect(() => readSandboxSettings(bad)).toThrow(
      /SANITY_DATASET is "Prod uction": may.*SANDBOX_LAKE_PORT is "99999": must be 65535 or less.*SITE_URL is "ftp:.*: must be an address/,
    )
  })
})
