import { setTimeout as delay } from 'node:timers/promises'
import type { Locator } from 'playwright'

/** How long a finger stays, ms. */
export const touchLasts = 80

/** Touches the middle of an element as a finger does. */
export async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen`)
  const session = await target.page().context().newCDPSession(target.page())
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await delay(touchLasts)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
