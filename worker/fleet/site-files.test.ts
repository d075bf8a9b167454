import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseFleetSettings } from './fleet-settings'
import { readSiteFiles } from './site-files'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const needed = (name: string, port: number): Record<string, string> => ({
  SANITY_PROJECT_ID: name,
  SANITY_WEBHOOK_SECRET: `secret-of-the-webhook-of-${name}`,
  OPERATIONS_TOKEN: `token-of-the-operations-of-${name}`,
  SITE_URL: `https://${name}.example`,
  EVENTS_FEED_URL_DE: `https://events.example/${name}.json`,
  EVENTS_CHANNEL: name,
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATA_DIR: `/srv/${name}`,
  WORKER_PORT: String(port),
  SITE_PORT: String(port + 1),
})

function write(name: string, variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([key, value]) => `${key}='${value}'\n`)
  writeFileSync(path.join(folder, name), lines.join(''))
}

const read = () => readSiteFiles(folder, { PATH: '/bin', HOME: '/home/site' })

it('each file is a site with an environment of its own, and what the machine gives to all', () => {
  write('alpenrose.env', needed('alpenrose', 9010))
  write('bellevue.env', { ...needed('bellevue', 9020), WORKER_HOST: '0.0.0.0' })
  writeFileSync(path.join(folder, 'README'), 'no site')
  const { sites, problems } = read()
  expect([...sites.keys()]).toEqual(['alpenrose', 'bellevue'])
  expect(problems.size).toBe(0)
  expect(sites.get('alpenrose')).toMatchObject({
    environment: { PATH: '/bin', SANITY_PROJECT_ID: 'alpenrose' },
    readyUrl: 'http://127.0.0.1:9010/ready',
    dataDir: '/srv/alpenrose',
  })
  expect(sites.get('bellevue')?.readyUrl).toBe('http://127.0.0.1:9020/ready')
  expect(sites.get('alpenrose')?.version).not.toBe(sites.get('bellevue')?.version)
})

it('a worker is asked how it stands where it listens, whatever the form of its address', () => {
  for (const [host, asked] of [
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['10.0.0.7', '10.0.0.7'],
  ] as const) {
    write('alpenrose.env', { ...needed('alpenrose', 9010), WORKER_HOST: host })
    expect(read().sites.get('alpenrose')?.readyUrl).toBe(`http://${asked}:9010/ready`)
  }
})

it('a file that is wrong leaves out its own site, says why, and shows no secret', () => {
  write('alpenrose.env', needed('alpenrose', 9010))
  write('bad.env', { ...needed('bad', 9020), OPERATIONS_TOKEN: 'short', WORKER_PORT: 'many' })
  const { REDIS_URL: _, ...alone } = needed('alone', 9030)
  write('alone.env', alone)
  write('sandbox.env', { DATA_DIR: '/srv/sandbox' })
  write('intake.env', { ...needed('intake', 9040), WORKER_ROLE: 'intake' })
  const { sites, problems } = read()
  expect([...sites.keys()]).toEqual(['alpenrose'])
  expect(problems.get('bad')).toMatch(
    /WORKER_PORT is "many".*OPERATIONS_TOKEN is wrong|OPERATIONS_TOKEN is wrong.*/s,
  )
  expect(problems.get('bad')).not.toContain('short')
  expect(problems.get('alone')).toContain('REDIS_URL is not set')
  expect(problems.get('sandbox')).toContain('SANITY_PROJECT_ID is not set')
  expect(problems.get('intake')).toContain('WORKER_ROLE is intake')
})

it('two sites share neither a folder nor a port nor the content: the second is left out, and says whose it is', () => {
  write('alpenrose.env', needed('alpenrose', 9010))
  write('bellevue.env', { ...needed('bellevue', 9020), WORKER_PORT: '9011' })
  write('cresta.env', { ...needed('cresta', 9030), DATA_DIR: '/srv/alpenrose/' })
  write('dopo.env', { ...needed('dopo', 9040), SANITY_PROJECT_ID: 'alpenrose' })
  write('eden.env', { ...needed('eden', 9050), PUBLISH_TARGET: '/srv/www' })
  write('fluela.env', { ...needed('fluela', 9060), PUBLISH_TARGET: '/srv/www' })
  const kept = { PUBLISH_HISTORY: 's3://kept/history' }
  write('ideal.env', { ...needed('ideal', 9090), ...kept })
  write('jenatsch.env', { ...needed('jenatsch', 9100), ...kept })
  const previewed = { SANITY_TOKEN: 'token', PREVIEW_URL: 'https://preview.example', PREVIEW_PORT: '9999' }
  write('gloria.env', { ...needed('gloria', 9070), ...previewed })
  write('hirschen.env', { ...needed('hirschen', 9080), ...previewed })
  const { sites, problems } = read()
  expect([...sites.keys()]).toEqual(['alpenrose', 'eden', 'gloria', 'ideal'])
  expect(Object.fromEntries(problems)).toEqual({
    fluela: 'PUBLISH_TARGET /srv/www is that of eden, too: each site needs its own',
    jenatsch: 'PUBLISH_HISTORY s3://kept/history is that of ideal, too: each site needs its own',
    hirschen: 'port 9999 is that of gloria, too: each site needs its own',
    bellevue: 'port 9011 is that of alpenrose, too: each site needs its own',
    cresta: 'DATA_DIR /srv/alpenrose is that of alpenrose, too: each site needs its own',
    dopo: 'the content of alpenrose:production is that of alpenrose, too: each site needs its own',
  })
})

it('a file whose name no hotel can have is told, and none that is hidden or of another kind', () => {
  for (const name of ['Alpenrose.env', 'hotel_b.env', 'hotel b.env', '.env', 'cresta.env.bak'])
    write(name, needed('alpenrose', 9010))
  const { sites, problems } = read()
  expect(sites.size).toBe(0)
  expect([...problems.keys()].sort()).toEqual(['Alpenrose', 'hotel b', 'hotel_b'])
  expect(problems.get('hotel_b')).toBe('its name has to be of small letters, digits and dashes alone')
})

it('a file that begins with a mark of its editor is read, and one whose project is empty is no sandbox', () => {
  write('alpenrose.env', needed('alpenrose', 9010))
  const file = path.join(folder, 'alpenrose.env')
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`)
  write('bellevue.env', { ...needed('bellevue', 9020), SANITY_PROJECT_ID: '' })
  const { sites, problems } = read()
  expect([...sites.keys()]).toEqual(['alpenrose'])
  expect(problems.get('bellevue')).toContain('SANITY_PROJECT_ID is not set')
})

it('two sites share no storage, with or without a slash, and the history of none is public by another one', () => {
  write('alpenrose.env', { ...needed('alpenrose', 9010), PUBLISH_TARGET: 's3://hotels/live' })
  write('bellevue.env', { ...needed('bellevue', 9020), PUBLISH_TARGET: 's3://hotels/live/' })
  write('cresta.env', { ...needed('cresta', 9030), PUBLISH_HISTORY: 's3://hotels/live/cresta' })
  write('dopo.env', { ...needed('dopo', 9040), PUBLISH_HISTORY: 's3://kept/dopo' })
  write('eden.env', { ...needed('eden', 9050), PUBLISH_TARGET: 's3://kept' })
  const { sites, problems } = read()
  expect([...sites.keys()]).toEqual(['alpenrose', 'dopo'])
  expect(Object.fromEntries(problems)).toEqual({
    bellevue: 'PUBLISH_TARGET s3://hotels/live is that of alpenrose, too: each site needs its own',
    cresta: 'a PUBLISH_HISTORY lies below a PUBLISH_TARGET, with alpenrose: what is there is public',
    eden: 'a PUBLISH_HISTORY lies below a PUBLISH_TARGET, with dopo: what is there is public',
  })
})

it('the settings of a machine are told wrong together, by name', () => {
  expect(() => parseFleetSettings({ SITES_AT_ONCE: 'all' })).toThrow(
    /FLEET_SITES.*FLEET_REDIS_URL.*SITES_AT_ONCE/,
  )
  expect(
    parseFleetSettings({ FLEET_SITES: folder, FLEET_REDIS_URL: 'redis://localhost', SITES_AT_ONCE: '3' }),
  ).toMatchObject({ sitesFolder: folder, sitesAtOnce: 3, standbys: 1 })
})
