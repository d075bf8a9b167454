import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics'
import { exampleOverview } from './testing/example'

const folder = 'docs/monitoring'
const read = (file: string) => readFileSync(file, 'utf8')
/** Names of a histogram's parts are the histogram's. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')))

const told = async () => {
  const { text } = await createMetrics(exampleOverview(), () => 0).text()
  return new Set([...text.matchAll(/^# HELP (site_\w+)/gm)].map(([, name]) => name))
}

describe('what watches the site from outside', () => {
  it.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])(
    'names only metrics that there are: %s',
    async (file) => {
      const names = namesIn(read(`${folder}/${file}`))
      expect(names.size).toBeGreaterThan(5)
      const metrics = await told()
      expect([...names].filter((name) => !metrics.has(name))).toEqual([])
    },
  )

  it('is told of every gauge of the worker: each is in an alert or on the dashboard', async () => {
    const watched = new Set([
      ...namesIn(read(`${folder}/alerts.yml`)),
      ...namesIn(read(`${folder}/dashboard.json`)),
    ])
    // How long a release lives is no fault; what is accepted is seen as what is finished; a role tells workers apart.
    const unwatched = ['site_changes_accepted_total', 'site_release_age_seconds', 'site_worker_role']
    const names = [...(await told())].filter((name) => !watched.has(String(name)))
    expect(names.sort()).toEqual(unwatched)
  })

  const promtool = spawnSync('promtool', ['--version']).status === 0
  it.skipIf(!promtool)('raises its alerts when it should, and no others (promtool)', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', `${folder}/alerts.test.yml`], {
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  })
})
