import type { ImageParameters } from './image-parameters'

export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

const kept: Readonly<Record<string, OutputFormat>> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
}

/**
 * The format of the answer: (1) `fm` where it is given; (2) with `auto=format` WebP if the browser takes it, else AVIF
 * if it takes that (encoding AVIF is many times slower); (3) the format of the original, or PNG for one that browsers
 * do not show.
 */
export function chooseFormat(
  original: string,
  { fm, auto }: Pick<ImageParameters, 'fm' | 'auto'>,
  accept: string | undefined,
): OutputFormat {
  if (fm) return fm === 'pjpg' ? 'jpg' : fm
  if (auto && accept?.includes('image/webp')) return 'webp'
  if (auto && accept?.includes('image/avif')) return 'avif'
  return kept[original] ?? 'png'
}
