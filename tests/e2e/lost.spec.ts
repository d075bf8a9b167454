import { answer, test as asPerson, question } from './person'
import { expect, scriptsRun, siteUrl, test } from './visit'

test.use({ expectedProblems: /status of 404/ })

const screens = [
  [
    '/gibt/es nicht',
    'Ups, da ist etwas schief gelaufen.',
    '404, Page not found: /gibt/es nicht',
    'Zurück zur Startseite',
    '/',
  ],
  [
    '/fr/perdu',
    'quelque chose n’a pas fonctionné.',
    '404, Page not found: /fr/perdu',
    'Retour à l’accueil',
    '/fr',
  ],
  [
    '/en/lost',
    'Oops, something went wrong.',
    '404, Page not found: /en/lost',
    'Back to the home page',
    '/en',
  ],
] as const

for (const [path, title, line, home, homePath] of screens) {
  test(`${path} is told to be missing, in its language, with the path and a way home`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(line)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(siteUrl + homePath)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the path is told all the same, and markup in it is text', async ({ page }) => {
    for (const [path, , line] of screens.slice(1)) {
      await page.goto(path)
      await expect(page.getByText(line)).toBeVisible()
    }
    await page.goto('/en/<img src=x>?a=<b>')
    await expect(page.getByText('404, Page not found: /en/%3Cimg%20src=x%3E', { exact: true })).toBeVisible()
  })
})

test('a malformed address is told as such, with its path', async ({ request }) => {
  const answer = await request.get('/zimmer/%ff')
  expect([answer.status(), await answer.text()]).toEqual([404, 'Page Not Found: /zimmer/%ff\n'])
})

test('a path that is markup is shown as text', async ({ page }) => {
  await page.goto('/en/<img src=x onerror=alert(1)>')
  await expect(page.getByText('/en/<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

asPerson.describe('for a person', () => {
  asPerson.use({ expectedProblems: /status of 404/ })
  for (const [path, , , , homePath] of screens) {
    asPerson(
      `${path} asks for consent, loads nothing before it, counts its view and shows the seal`,
      async ({ page, foreign }) => {
        await page.goto(path)
        await scriptsRun(page)
        await expect(question(page)).toBeVisible()
        expect(foreign).toEqual([])
        await answer(page, 'necessary')
        expect(foreign).toEqual([])
        await page.locator('[data-embed="seal"] button').click()
        const language = homePath.slice(1) || 'de'
        await expect(page.locator('[data-embed="seal"] iframe')).toHaveAttribute(
          'src',
          new RegExp(`language=${language}&size=medium&scale=1$`),
        )
        await page.locator('footer [data-consent="preferences"]').click()
        await page.locator('#consent .pm [data-role="all"]').click()
        const views = () =>
          page.evaluate(() =>
            (window.dataLayer ?? []).filter((entry) => Reflect.get(Object(entry), 'event') === 'page_view'),
          )
        const suffix = language === 'de' ? 'de___default' : language
        await expect
          .poll(views)
          .toEqual([
            { event: 'page_view', route_name: `slug___${suffix}`, page_path: new URL(page.url()).pathname },
          ])
        await expect(page).toHaveURL(siteUrl + encodeURI(path))
      },
    )
  }
})
