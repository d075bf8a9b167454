const players: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
}

const names: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/**
 * Address of a provider's player, or of its stand-in at `standIn` (an origin); undefined for an unknown provider or an
 * id that is not one.
 */
export function filmAddress(
  provider: string | null,
  videoId: string | null,
  standIn?: string,
): string | undefined {
  if (!provider || !videoId || !Object.hasOwn(players, provider) || !/^[\w-]{1,32}$/.test(videoId))
    return undefined
  return standIn === undefined ? players[provider]?.(videoId) : `${standIn}/film/${provider}/${videoId}`
}

/** How visitors know the provider. */
export const providerName = (provider: string | null): string => names[provider ?? ''] ?? provider ?? ''
