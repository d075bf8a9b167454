import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { configurationFile } from '../../edge/nginx-maps'
import { listening } from '../../testing/listening'
import { nginxHasRead } from './nginx-has-read'

it('an nginx that reads nothing is waited for no longer than its time where the clock is set back (fault 77)', async () => {
  const origin = await listening(createServer((_, response) => void response.end('0'.repeat(64))))
  const now = Date.now()
  vi.spyOn(Date, 'now')
    .mockReturnValueOnce(now)
    .mockReturnValue(now - 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const told: string[] = []
  const note = (_: object, message: string) => void told.push(message)
  const wanted = { [configurationFile]: `default ${'1'.repeat(64)};\n` }
  await nginxHasRead(wanted, { origin, log: { info: note, warn: note }, patience: 50 })
  expect(told).toEqual([expect.stringContaining('nginx does not answer by the new configuration')])
})
