import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type ListeningPlace, listenAs } from './listen-as'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listening(host: string, port: number): Promise<number> {
  const server = createServer()
  servers.push(server)
  await once(server.listen(port, host), 'listening')
  return (server.address() as AddressInfo).port
}

const failure = async (place: Omit<ListeningPlace, 'what'>, listens: Promise<unknown>): Promise<string> =>
  listenAs({ what: 'the site', ...place }, listens).then(
    () => 'listens',
    (error: Error) => error.message,
  )

describe('a server that cannot listen', () => {
  it('says which port is taken, and by which setting it has another one', async () => {
    const port = await listening('127.0.0.1', 0)
    const place = { variables: 'WORKER', host: '127.0.0.1', port } as const
    expect(await failure(place, listening('127.0.0.1', port))).toBe(
      `Port ${port} for the site is taken by another program: stop it, or set WORKER_PORT to another port.`,
    )
  })

  it.each(['192.0.2.1', 'http://site', '127.0.0.1:8000'])(
    'names the setting of a host that is none of this machine: %s',
    async (host) => {
      const place = { variables: 'SITE', host, port: 0 } as const
      expect(await failure(place, listening(host, 0))).toMatch(
        `SITE_HOST is "${host}": the site cannot be listened for there, as it is no address of this machine (`,
      )
    },
  )

  it('names the setting of a port that is not for this user, and says anything else as it is', async () => {
    const place = { variables: 'SITE', host: '0.0.0.0', port: 80 } as const
    const refused = Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }))
    expect(await failure(place, refused)).toBe(
      'Port 80 for the site is not for this user (EACCES): set SITE_PORT to one from 1024 on.',
    )
    expect(await failure(place, Promise.reject(new Error('no memory')))).toBe('no memory')
  })
})
