import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { waitFor } from '../support/wait-for'
import type { Form } from './form'
import type { Hotel } from './hotel'

/**
 * Lets a picture fall on the field of a new page's picture, as one that is dragged from the desktop, and waits until it has
 * been sent: until then the page has a picture without a file, with which it is not published.
 */
export async function dropPicture({ lake }: Hotel, form: Form, id: string, name: string): Promise<void> {
  const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#24506b' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#e8b04b' } },
        left: 1000,
        top: 150,
      },
    ])
    .png()
    .toBuffer()
  const dropped = await form.page.evaluateHandle(
    ([base64, fileName]) => {
      const transfer = new DataTransfer()
      const data = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([data], fileName ?? '', { type: 'image/png' }))
      return transfer
    },
    [bytes.toString('base64'), name],
  )
  const target = form.field('picture')
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: dropped })
  await form.page.getByTestId('hotspot-image-input').first().waitFor()
  const isSent = '*[_id == "drafts." + $id && defined(picture.asset) && !defined(picture._upload)][0]._id'
  await waitFor('the picture has been sent', async () =>
    (await lake.fetch(isSent, { id }, { perspective: 'raw' })) === null ? undefined : true,
  )
}

/** Opens the picture's cut, makes its focus smaller, and cuts a part away at the left. */
export async function cutPicture({ page }: Form): Promise<void> {
  await page.getByRole('button', { name: 'Open image edit dialog' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
  await draw(page, dialog.locator('[data-handle="hotspotHandle"]'), { x: -120, y: -80 })
  await draw(page, dialog.locator('[data-handle="crop-left"]'), { x: 100, y: 0 })
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
}

/** Takes hold of the middle of something, and lets it go so many pixels away. */
async function draw(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await handle.boundingBox()
  if (box === null) throw new Error('there is nothing to take hold of')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  await page.mouse.up()
}
