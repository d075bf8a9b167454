import { encodeJpeg, printSheet } from './paper/finish'
import { createSheet } from './paper/sheet'
import type { Scene } from './scenes/scene'

/** Bytes a picture may have unless its scene says otherwise. */
export const defaultLimit = 285_000
const quality = 80

/** Draws a scene and encodes it as JPEG. `scale` 1 is 2400 pixels on the long side. The same bytes every time. */
export async function renderPicture(scene: Scene, scale = 1): Promise<Buffer> {
  const sheet = createSheet(scene.width, scene.height, scale)
  scene.draw(sheet)
  return encodeJpeg(printSheet(sheet, scene.inks), { limit: scene.limit ?? defaultLimit, quality })
}
