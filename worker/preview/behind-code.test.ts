import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { behindCode } from './behind-code'

const now = Date.parse('2026-05-01T12:00:00Z')

/** The routes over a content service that answers with this document, and what it was asked. */
async function openedFor(document: unknown) {
  const asked: unknown[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(behindCode, {
    client: {
      fetch: async (_query: string, parameters: object, options: object) => {
        asked.push({ ...parameters, ...options })
        return document
      },
    },
    files: { imageOrigin: 'http://localhost:1', projectId: 'edelgrat', dataset: 'production' },
    now: () => now,
  })
  return { app, asked }
}

const section = (title: string) => ({
  _key: 'press',
  title,
  items: [
    {
      _key: 'kit',
      name: 'Mappe',
      asset: {
        _id: 'file-0123456789abcdef0123456789abcdef01234567-pdf',
        originalFilename: 'mappe.pdf',
        size: 1_024,
      },
    },
  ],
})

it('an editor has a session without a code, so that guarded pages show themselves', async () => {
  const { app } = await openedFor(null)
  const { until } = (await app.inject('/gate/session')).json()
  expect(Date.parse(until)).toBeGreaterThan(now)
  expect((await app.inject({ method: 'DELETE', url: '/gate/session' })).statusCode).toBe(204)
})

it('the list of the media corner is that of its drafts, in the language of the page', async () => {
  const { app, asked } = await openedFor({ sections: [section('Für die Presse')] })
  const { sections } = (await app.inject('/gate/list?language=fr')).json()
  expect(sections).toMatchObject([
    { title: 'Für die Presse', items: [{ name: 'Mappe', type: 'PDF', size: 1_024 }] },
  ])
  expect(asked).toEqual([{ id: 'mediaCorner__i18n_fr', perspective: 'drafts' }])
})

it('what is not in the list cannot be downloaded', async () => {
  const { app } = await openedFor({ sections: [] })
  expect((await app.inject('/gate/files/de-press-kit')).statusCode).toBe(404)
})
