const addresses: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
}

const names: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** Address of a provider's player, undefined for an unknown provider or an id that is not one. */
export function filmAddress(provider: string | null, videoId: string | null): string | undefined {
  if (!provider || !videoId || !/^[\w-]{1,40}$/.test(videoId)) return undefined
  return addresses[provider]?.(videoId)
}

export const providerName = (provider: string | null): string => names[provider ?? ''] ?? provider ?? ''
