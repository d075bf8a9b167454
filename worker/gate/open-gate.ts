import type { FastifyPluginAsync } from 'fastify'
import { contentClient } from '../regenerate/content-reader'
import type { Settings } from '../settings'
import { openEndedSessions } from './ended-sessions'
import { gatePlugin } from './plugin'

/** The media corner's guard with the settings of the worker. */
export async function openGate(settings: Settings): Promise<FastifyPluginAsync> {
  const { content, media } = settings
  return gatePlugin({
    siteUrl: settings.siteUrl,
    accessCodeHash: media.accessCodeHash,
    sessionKey: media.sessionKey,
    sessionMs: media.sessionMs,
    botCheck: media.botCheck,
    client: contentClient(content),
    files: {
      imageOrigin: settings.imageOrigin,
      projectId: content.projectId,
      dataset: content.dataset,
    },
    ended: await openEndedSessions(settings.dataDir),
    trustedProxies: settings.trustedProxies,
  })
}
