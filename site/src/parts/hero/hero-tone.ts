interface PartLike {
  readonly __typename: string
  readonly tone?: string
}

/** The tone of the header over the hero that a page begins with, undefined where it begins with something else. */
export function heroToneOf(parts: readonly PartLike[]): string | undefined {
  const first = parts[0]
  if (first?.__typename !== 'HeroPart') return undefined
  return first.tone === 'snow' ? 'snow' : 'ink'
}
