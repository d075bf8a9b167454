import type { Form } from './form'
import type { Hotel } from './hotel'

/** What an editor does in the Studio, seen on the site and in what the Studio says of it afterwards. */
export interface Deed {
  /** In the third person: "publishes …". */
  name: string
  /** @throws Error where it does not come to that end */
  run(hotel: Hotel): Promise<void>
}

/** Opens a document, and closes its window whatever becomes of it. */
export async function inForm<Made>(
  opening: Promise<Form>,
  work: (form: Form) => Promise<Made>,
): Promise<Made> {
  const form = await opening
  try {
    return await work(form)
  } finally {
    await form.close()
  }
}

/** Waits until the panel "Live" leads to this address. */
export async function panelLeadsTo(form: Form, path: string): Promise<void> {
  const panel = await form.openLivePanel()
  await panel.getByRole('link', { name: path, exact: true }).first().waitFor({ timeout: 60_000 })
}

/** The versions of a document that the content service holds, drafts too. */
export const storedAs = ({ lake }: Hotel, id: string): Promise<string[]> =>
  lake.fetch('*[_id in [$id, "drafts." + $id]]._id', { id }, { perspective: 'raw' })
