import AxeBuilder from '@axe-core/playwright'
import { extremeKinds, extremePath } from '../support/extremes'
import { tooWide } from './too-wide'
import { expect, test, visit } from './visit'

for (const kind of extremeKinds) {
  test(`a ${kind} with every optional field missing renders (fault 29)`, async ({ page }) => {
    await visit(page, extremePath('empty', kind))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A')
    expect(await tooWide(page)).toEqual([])
  })

  test(`a ${kind} with every field at its longest renders, readable and within the screen (fault 29)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, extremePath('full', kind))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => tooWide(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
  })
}
