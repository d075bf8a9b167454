/** Page data that was written in part, by a full disk or a power cut, is no JSON. */
export function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString())
    return true
  } catch {
    return false
  }
}
