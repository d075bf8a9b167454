import { z } from 'zod'

const manifestShape = z.object({
  version: z.literal(1),
  pictures: z.record(z.string(), z.object({ source: z.string(), bytes: z.number() })),
})

/** What has been rendered from which code: slug to digest of its sources and size in bytes. */
export type RenderManifest = z.infer<typeof manifestShape>

/** Reads the manifest; an unreadable one means that nothing has been rendered. */
export function readManifest(text: string | undefined): RenderManifest {
  const empty: RenderManifest = { version: 1, pictures: {} }
  if (text === undefined) return empty
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    return empty
  }
}

export interface RenderRequest {
  /** Render these; every picture when empty. */
  readonly slugs: readonly string[]
  /** Render even what is up to date. */
  readonly all: boolean
}

/**
 * Which pictures must be drawn: those asked for whose file is missing or whose sources changed.
 * 1. a slug not asked for is left alone; 2. `all` draws everything asked for; 3. a missing file is drawn;
 * 4. another digest is drawn; 5. the rest is up to date.
 */
export function planRendering(
  digests: ReadonlyMap<string, string>,
  manifest: RenderManifest,
  exists: (slug: string) => boolean,
  request: RenderRequest,
): string[] {
  const asked = [...digests.keys()].filter(
    (slug) => request.slugs.length === 0 || request.slugs.includes(slug),
  )
  if (request.all) return asked
  return asked.filter((slug) => !exists(slug) || manifest.pictures[slug]?.source !== digests.get(slug))
}

export interface RenderArguments extends RenderRequest {
  readonly contactSheet: boolean
}

/** `[slug…] [--all] [--contact-sheet]`; throws on an unknown option or slug. */
export function readArguments(values: readonly string[], known: readonly string[]): RenderArguments {
  const options = values.filter((value) => value.startsWith('--'))
  const slugs = values.filter((value) => !value.startsWith('--'))
  const strange = [
    ...options.filter((option) => option !== '--all' && option !== '--contact-sheet'),
    ...slugs.filter((slug) => !known.includes(slug)),
  ]
  if (strange.length > 0) throw new Error(`Unknown: ${strange.join(', ')}. Pictures: ${known.join(', ')}`)
  return { slugs, all: options.includes('--all'), contactSheet: options.includes('--contact-sheet') }
}
