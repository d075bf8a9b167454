/** What a row of docs/specification.md says, how the code is broken that keeps it, and the tests that must notice. */
export interface Mutant {
  row: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  tests: readonly string[]
}

const pictures = 'site/content/pictures.ts'
const picturesTest = ['site/content/pictures.test.ts']
const footerTest = ['site/src/components/footer/footer.test.tsx']
const motionTest = ['site/src/motion/reveals.test.ts']
const clientTest = ['worker/regenerate/resident/content-client.test.ts']
const pressTests = ['worker/press/plugin.test.ts', 'worker/press/guarded-pages.test.ts']

export const mutants: readonly Mutant[] = [
  {
    row: 'bearer token on reads, at the service',
    file: 'sandbox/content-lake/http/data-routes.ts',
    find: 'if (isPrivate && !reader.readsPrivate)',
    replace: 'if (false)',
    tests: ['sandbox/content-lake/http/http.test.ts'],
  },
  {
    row: 'bearer token on reads, in the client',
    file: 'worker/regenerate/resident/content-reader.ts',
    find: '...(service.token === undefined ? {} : { token: service.token }),',
    replace: '',
    tests: clientTest,
  },
  {
    row: 'old privacy paths',
    file: 'site/languages/fr/words.ts',
    find: "noticePath: '/disclaimer',",
    replace: '',
    tests: ['site/page-plan/site-files.test.ts'],
  },
  {
    row: 'layout per route, in the plan',
    file: 'site/content/page-claimant.ts',
    find: '...(isLayout(node.layout) ? { layout: node.layout } : {}),',
    replace: '',
    tests: ['site/content/content-index.test.ts'],
  },
  {
    row: 'layout per route, on the page',
    file: 'site/src/components/layout/layout.tsx',
    find: "useContext(PageLayout) === 'default'",
    replace: 'useContext(PageLayout) !== undefined',
    tests: ['site/src/components/layout/layout.test.tsx'],
  },
  {
    row: 'breakpoints',
    file: 'site/src/styles/tokens.css',
    find: '@media (min-width: 1792px)',
    replace: '@media (min-width: 1800px)',
    tests: ['site/src/styles/breakpoints.test.ts'],
  },
  { row: 'picture address: dpr 1', file: pictures, find: '.dpr(1)', replace: '.dpr(2)', tests: picturesTest },
  {
    row: 'picture address: format auto',
    file: pictures,
    find: ".auto('format')",
    replace: '',
    tests: picturesTest,
  },
  {
    row: 'picture address: fit crop',
    file: pictures,
    find: "modes.fit) ?? 'crop'",
    replace: "modes.fit) ?? 'max'",
    tests: picturesTest,
  },
  {
    row: 'fit and crop modes',
    file: pictures,
    find: 'if (found === undefined)',
    replace: 'if (false)',
    tests: picturesTest,
  },
  {
    row: 'malformed picture reference',
    file: pictures,
    find: 'if (!parseImageReference(picture.asset?._ref))',
    replace: 'if (false)',
    tests: picturesTest,
  },
  {
    row: 'picture by the id of a document',
    file: 'site/content/image-by-id.ts',
    find: 'hotspot: fieldsOf(stored.hotspot),',
    replace: 'hotspot: undefined,',
    tests: ['site/content/image-by-id.test.ts'],
  },
  {
    row: 'scroll animation: scrub 0.2',
    file: 'site/src/motion/settings.ts',
    find: 'scrub: 0.2',
    replace: 'scrub: 0.5',
    tests: motionTest,
  },
  {
    row: 'scroll animation: something moves',
    file: 'site/src/motion/reveals.ts',
    find: 'if (stillBelow(element)) reveal(element)',
    replace: '',
    tests: motionTest,
  },
  {
    row: 'scroll animation: measured again after 600 ms',
    file: 'site/src/motion/settings.ts',
    find: 'refreshDelay = 600',
    replace: 'refreshDelay = 60',
    tests: motionTest,
  },
  {
    row: 'partner marks: a word after 200 ms',
    file: 'site/src/components/picture/use-picture-failure.ts',
    find: 'iconFailureDelay = 200',
    replace: 'iconFailureDelay = 2000',
    tests: footerTest,
  },
  {
    row: 'footer: season lengths',
    file: 'site/content/resolve-site-parts.ts',
    find: 'summerSeasonLength: textOf(prefooter.summerSeasonLength),',
    replace: 'summerSeasonLength: undefined,',
    tests: ['site/src/footer-shown.test.tsx'],
  },
  {
    row: 'footer: address',
    file: 'site/src/components/footer/footer-content.tsx',
    find: '<RichText value={footer.contactText} className={styles.address} />',
    replace: '',
    tests: ['site/src/footer-shown.test.tsx'],
  },
  {
    row: 'smooth scroll to the top',
    file: 'site/src/components/footer/to-top.tsx',
    find: "isStill ? 'auto' : 'smooth'",
    replace: "'auto'",
    tests: footerTest,
  },
  {
    row: 'external links in a new tab',
    file: 'site/src/components/link/site-link.tsx',
    find: "{ target: '_blank', rel: 'noopener noreferrer' }",
    replace: '{}',
    tests: footerTest,
  },
  {
    row: 'mount failure logged',
    file: 'site/src/guard/error-boundary.tsx',
    find: "console.error('The page could not be mounted:', error, componentStack)",
    replace: '',
    tests: ['site/src/guard/error-boundary.test.ts'],
  },
  {
    row: 'lost pages keep the app, which asks for consent',
    file: 'site/src/guard/lost-page.ts',
    find: 'app.pagePath = anywhere',
    replace: '',
    tests: ['site/src/guard/lost-page.test.ts'],
  },
  {
    row: 'nothing guarded without a session: list and downloads',
    file: 'worker/press/guarded-routes.ts',
    find: "if (!sessionOf(request)) return reply.code(401).send({ error: 'closed' })",
    replace: '',
    tests: pressTests,
  },
  {
    row: 'nothing guarded without a session: pages',
    file: 'worker/press/page-routes.ts',
    find: 'if (!sessionOf(request)) return reply.redirect(locationOf(openPath(path)), 302)',
    replace: '',
    tests: pressTests,
  },
  {
    row: 'nothing guarded without a session: pictures and files',
    file: 'worker/press/withheld-routes.ts',
    find: '!sessionOf(request) || ',
    replace: '',
    tests: pressTests,
  },
  {
    row: 'what only guarded documents refer to is withheld',
    file: 'worker/edge/answer.ts',
    find: "view.isWithheld(path) ? 'press' : 'pictures'",
    replace: "'pictures'",
    tests: ['worker/edge/withheld-assets.test.ts'],
  },
  {
    row: 'auth guards the media corner',
    file: 'site/nodes/fixed-pages.ts',
    find: "context: { middleware: requireMiddleware('auth') },",
    replace: 'context: {},',
    tests: ['site/nodes/middleware.test.ts'],
  },
  {
    row: 'unknown middleware is an error',
    file: 'site/nodes/middleware.ts',
    find: 'if (!isMiddleware(name))',
    replace: 'if (false)',
    tests: ['site/nodes/middleware.test.ts'],
  },
  {
    row: 'markdown nesting limit 100',
    file: 'site/events/markdown.ts',
    find: 'maxNesting: 100',
    replace: 'maxNesting: 1000',
    tests: ['site/events/markdown.test.ts'],
  },
  {
    row: 'client timeout 5 minutes',
    file: 'worker/regenerate/resident/content-reader.ts',
    find: 'service.requestLimit ?? 300_000',
    replace: 'service.requestLimit ?? 30_000',
    tests: clientTest,
  },
  {
    row: 'default API version 1',
    file: 'worker/regenerate/resident/content-reader.ts',
    find: "service.apiVersion ?? '1'",
    replace: "service.apiVersion ?? '2025-02-19'",
    tests: clientTest,
  },
  {
    row: 'runtime configuration in the page',
    file: 'site/src/runtime/runtime-config.ts',
    find: "document.querySelector('script[data-runtime-config]')?.textContent",
    replace: "''",
    tests: ['site/src/runtime/runtime-config.test.ts'],
  },
  {
    row: 'enableRouterSync',
    file: 'site/src/third-parties/page-views.ts',
    find: 'enableRouterSync && sent !== path',
    replace: 'sent !== path',
    tests: ['site/src/third-parties/page-views.test.ts'],
  },
  {
    row: 'route validation: 404 with the path',
    file: 'worker/edge/answer.ts',
    find: 'plain(settings, 404, `Page Not Found: ',
    replace: 'plain(settings, 404, `Not found: ',
    tests: ['worker/edge/lost-path.test.ts'],
  },
  {
    row: 'locale de is called de-DE',
    file: 'site/languages/locales.ts',
    find: "{ de: 'de-DE', fr: 'fr', en: 'en' }",
    replace: "{ de: 'de-CH', fr: 'fr', en: 'en' }",
    tests: ['site/src/head/head.test.ts'],
  },
  {
    row: 'menu items by label',
    file: 'site/content/resolve-menus.ts',
    find: 'textOf(item.label) ?? ',
    replace: '',
    tests: ['site/content/resolve-menus.test.ts'],
  },
  {
    row: 'downloads keep their file names',
    file: 'worker/press/media-list.ts',
    find: 'asset.originalFilename || title, place',
    replace: 'title, place',
    tests: ['worker/press/media-list.test.ts'],
  },
]
