import type { FastifyPluginAsync } from 'fastify'
import { openEndedSessions } from '../http/ended-sessions'
import { contentClient } from '../regenerate/resident/content-reader'
import type { Settings } from '../settings/settings'
import type { FileSource } from './downloads'
import { pressPlugin } from './plugin'
import type { PressOptions } from './press-context'

/** The guard of media corner and guarded pages with the settings of the worker. */
export async function openPress(
  settings: Settings,
  pages: Pick<PressOptions, 'guardedPages' | 'edge'>,
): Promise<FastifyPluginAsync> {
  const { content, media } = settings
  return pressPlugin({
    siteUrl: settings.siteUrl,
    accessCodeHash: media.accessCodeHash,
    sessionKey: media.sessionKey,
    sessionMs: media.sessionMs,
    botCheck: media.botCheck,
    client: contentClient(content),
    files: fileSource(settings),
    ...pages,
    ended: await openEndedSessions(settings.dataDir, 'gate', media.sessionMs),
    trustedProxies: settings.trustedProxies,
  })
}

/** Where the downloads of the media corner are. */
export const fileSource = ({
  content,
  imageOrigin,
}: Pick<Settings, 'content' | 'imageOrigin'>): FileSource => ({
  imageOrigin,
  projectId: content.projectId,
  dataset: content.dataset,
})
