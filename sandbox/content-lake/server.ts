import { buildContentLake, type LakeOptions } from './app'

export interface ContentLakeOptions extends LakeOptions {
  /** 0 takes any free port. */
  port: number
  host?: string
}

export interface ContentLake {
  /** Without a trailing slash. */
  url: string
  port: number
  /** Ends streams, lets webhook deliveries in flight finish, writes everything. */
  close(): Promise<void>
}

/** Starts the stand-in for the content service. @throws the error of `listen`, with code EADDRINUSE for a taken port */
export async function startContentLake({
  port,
  host = '127.0.0.1',
  ...options
}: ContentLakeOptions): Promise<ContentLake> {
  const app = await buildContentLake(options)
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { url: `http://${host}:${taken}`, port: taken, close: () => app.close() }
}
