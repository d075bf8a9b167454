import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

export const tokens = { read: 'reader', write: 'writer' }

/** The real client. It retries nothing unless it is told to. */
export const clientFor = (url: string, token?: string, config: ClientConfig = {}): SanityClient =>
  createClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2026-01-01',
    maxRetries: 0,
    ignoreBrowserTokenWarning: true,
    ...(token && { token }),
    ...config,
  })
