import type { FrameLocator, Page } from 'playwright'
import { type StandInPreview, startStandInPreview } from './stand-in-preview'
import { freeUrl, startStudio } from './studio'

export interface StudioWithPreview {
  studioUrl: string
  preview: StandInPreview
  /** Opens an address of the Studio as an editor who is signed in. */
  open(address: string): Promise<{ page: Page; frame: FrameLocator }>
  /** Closes what was opened. */
  closePages(): Promise<void>
  close(): Promise<void>
}

/** The real Studio on a content lake with these documents, a preview of the test's own pages, and a browser. */
export async function startStudioWithPreview(
  documents: readonly { _id: string; _type: string }[],
): Promise<StudioWithPreview> {
  const previewUrl = await freeUrl()
  const { studioUrl, reader, editor, close } = await startStudio({ documents, previewUrl })
  try {
    const preview = await startStandInPreview(reader, Number(new URL(previewUrl).port))
    return {
      studioUrl,
      preview,
      async open(address) {
        const page = await editor.newPage()
        await page.goto(studioUrl + address)
        return { page, frame: page.frameLocator('iframe') }
      },
      async closePages() {
        for (const page of editor.pages()) await page.close()
      },
      async close() {
        await preview.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
