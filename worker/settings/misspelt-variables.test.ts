import { describe, expect, it } from 'vitest'
import { misspeltVariables } from './misspelt-variables'
import { settingNames } from './settings'

describe('variables that are spelt wrong', () => {
  it('are told with the one that was meant: a letter left out, doubled, swapped or small', () => {
    expect(
      misspeltVariables({
        PUBLISH_TARGT: 's3://hotel',
        SANITY_TOKKEN: 'sk',
        PUBLISH_S3_ERGION: 'eu-central-1',
        data_dir: '/var/lib/hotel',
      }),
    ).toEqual([
      { name: 'PUBLISH_TARGT', meant: 'PUBLISH_TARGET' },
      { name: 'SANITY_TOKKEN', meant: 'SANITY_TOKEN' },
      { name: 'PUBLISH_S3_ERGION', meant: 'PUBLISH_S3_REGION' },
      { name: 'data_dir', meant: 'DATA_DIR' },
    ])
  })

  it('are none of those that are read, and nothing else that a machine has', () => {
    expect(misspeltVariables(Object.fromEntries(settingNames.map((name) => [name, '1'])))).toEqual([])
    expect(
      misspeltVariables({
        HOME: '/root',
        LANG: 'C.UTF-8',
        PATH: '/usr/bin',
        NODE_OPTIONS: '--max-old-space-size=2048',
        AWS_REGION: 'eu-central-1',
        SANDBOX_MAIL_PORT: '8040',
        SITE_DOMAIN: 'edelgrat.example',
        WORKER_DOMAIN: 'worker.edelgrat.example',
        LOG_LEVELS: '',
      }),
    ).toEqual([])
  })

  it('are not told where the right one is set as well', () => {
    expect(misspeltVariables({ DATA_DIRS: '/a', DATA_DIR: '/b' })).toEqual([])
  })
})
