const rockLit = 4
const rockDark = 5
const isRock = (tone: number | undefined) => tone === rockLit || tone === rockDark

/** All rock pixels connected with the first one, marked as seen. */
function collect(tones: Uint8Array, width: number, seen: Uint8Array, first: number): number[] {
  const island = [first]
  seen[first] = 1
  for (let next = 0; next < island.length; next++) {
    const pixel = island[next] ?? 0
    for (const neighbour of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      if (neighbour < 0 || neighbour >= tones.length || seen[neighbour] || !isRock(tones[neighbour])) continue
      seen[neighbour] = 1
      island.push(neighbour)
    }
  }
  return island
}

/** Rock specks too small to be a drawn shape turn into snow of the same light. */
export function dropSmallIslands(tones: Uint8Array, width: number, leastArea: number): void {
  const seen = new Uint8Array(tones.length)
  for (let i = 0; i < tones.length; i++) {
    if (seen[i] || !isRock(tones[i])) continue
    const island = collect(tones, width, seen, i)
    if (island.length >= leastArea) continue
    for (const pixel of island) tones[pixel] = tones[pixel] === rockLit ? 0 : 2
  }
}
