import { expect, samplePages, test, visit } from './visit'

test('the rating seal that a visitor has asked for goes along to the next page, and is not loaded again', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/seal') loaded.push(request.url())
  })
  const rating = page.frameLocator('[data-embed=seal] iframe').getByText('98')
  await visit(page, samplePages.room.de)
  await page.locator('[data-embed=seal]').getByRole('button').click()
  await expect(rating).toBeVisible()
  for (const name of ['Spa', 'Galerie']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rating).toBeVisible()
  }
  expect(loaded).toHaveLength(1)
})
