/** The address that a text is; undefined where it is none. (`URL.canParse` is younger than the browsers that are promised.) */
export function urlIn(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
