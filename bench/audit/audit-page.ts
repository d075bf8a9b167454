import { table } from '../report'
import { type AnswerFigures, lateAnswers, leastTold, slowSteps } from './answer-figures'
import { missed, type PageFigures } from './page-figures'
import { goals, promises } from './promises'
import { touchLasts } from './touch'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`

const head = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint',
  'blocking',
  'shift',
  'scripts',
  'in all',
  'requests',
]

const row = (page: PageFigures): string[] => [
  page.name,
  ...Object.values(page.scores).map(String),
  `${(page.largestPaint / 1000).toFixed(2)} s`,
  `${page.blocking.toFixed(0)} ms`,
  page.shift.toFixed(3),
  kilobytes(page.script),
  kilobytes(page.total),
  page.requests.toFixed(0),
]

const promised = [
  '**promised**',
  promises.performance,
  promises.accessibility,
  promises['best-practices'],
  promises.seo,
  `${promises.largestPaint / 1000} s`,
  `${promises.blocking} ms`,
  promises.shift,
  kilobytes(promises.script),
  '',
  '',
].map(String)

const answersTable = (answers: readonly AnswerFigures[]): string =>
  table(
    ['what is done', 'answered after', 'the next page is there after'],
    [
      ['**promised**', `${promises.answer} ms`, ''],
      ['**aimed at**', '', `${goals.step} ms`],
      ...answers.map(({ name, answer, page }) => [
        name,
        `${answer.toFixed(0)} ms`,
        page === undefined ? '' : `${page.toFixed(0)} ms`,
      ]),
    ],
  )

/** docs/audit.md: what visitors on phones get, beside what they are promised. */
export function auditPage(
  pages: readonly PageFigures[],
  answers: readonly AnswerFigures[],
  on: Date,
  runs: number,
): string {
  const machine = Math.round(pages.reduce((sum, page) => sum + page.machine, 0) / pages.length)
  const open = [
    ...pages.flatMap((page) => missed(page).map((found) => `- ${page.name}: ${found}`)),
    ...answers.flatMap((one) => lateAnswers(one).map((found) => `- ${one.name}: ${found}`)),
  ]
  const slow = slowSteps(answers)
  return `# What visitors get

Taken by \`npm run audit:site\` on ${on.toISOString().slice(0, 10)}: Lighthouse on a phone (slow 4G, a quarter of this machine's speed), the demo
hotel behind nginx (HTTP/2, TLS), compressed as the site does it, medians of ${runs} first visits. Lighthouse rates the speed of the machine as ${machine}; below 1500 the
times say more about the machine than about the page. Scripts are counted as they are sent, with their headers and the panel that
asks for consent. The code screen asks search engines to stay away: of how they find it nothing is promised.

${table(head, [promised, ...pages.map(row)])}

## How soon the site answers

On a phone of a quarter of this machine's speed, by a finger that stays for ${touchLasts} ms or by a key, medians of ${runs}, each by a visitor who has just come: from the
touch to the frame that answers it, as INP counts; and from the click to the frame that shows the next page, which was fetched when its link came
onto the screen. Browsers tell of nothing that is quicker than ${leastTold} ms, and in steps of 8.

${answersTable(answers)}
${slow.length > 0 ? `\nWhat is aimed at is missed ${slow.join(', ')}.\n` : ''}
## Not kept

${open.length > 0 ? open.join('\n') : 'Every promise is kept.'}
`
}
