import { z } from 'zod'
import { summarize } from '../statistics'
import type { AuditedPage } from './audited-pages'
import { promises } from './promises'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const audit = z.object({ numericValue: z.number() })
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })

/** What is read of a report of Lighthouse. */
export const lighthouseReport = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
})

export type LighthouseReport = z.infer<typeof lighthouseReport>

/** Medians of one page; scores 0 to 100, times in ms, weights in bytes. */
export interface PageFigures {
  name: string
  isHidden: boolean
  scores: Readonly<Record<(typeof categories)[number], number>>
  largestPaint: number
  blocking: number
  shift: number
  script: number
  total: number
  requests: number
  /** How fast Lighthouse found the machine; a phone's figures are computed from it. */
  machine: number
}

const bytesOf = (report: LighthouseReport, type: string): number =>
  report.audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)

export function figuresOf(
  { name, isHidden = false }: Pick<AuditedPage, 'name' | 'isHidden'>,
  reports: readonly LighthouseReport[],
): PageFigures {
  const median = (read: (report: LighthouseReport) => number) => summarize(reports.map(read)).median
  const score = (category: (typeof categories)[number]) =>
    Math.round(median((report) => (report.categories[category]?.score ?? 0) * 100))
  return {
    name,
    isHidden,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: median(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blocking: median(({ audits }) => audits['total-blocking-time'].numericValue),
    shift: median(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    script: median((report) => bytesOf(report, 'Script')),
    total: median(({ audits }) => audits['total-byte-weight'].numericValue),
    requests: median(({ audits }) => audits['network-requests'].details.items.length),
    machine: median(({ environment }) => environment.benchmarkIndex),
  }
}

/** The promises that a page does not keep, each in words: `largest paint 2406 instead of 1800 ms`. */
export function missed(page: PageFigures): string[] {
  const atLeast = categories
    .filter((category) => category !== 'seo' || !page.isHidden)
    .filter((category) => page.scores[category] < promises[category])
    .map((category) => `${category} ${page.scores[category]} instead of ${promises[category]}`)
  const atMost = [
    ['largest paint', page.largestPaint, promises.largestPaint, 'ms'],
    ['blocking', page.blocking, promises.blocking, 'ms'],
    ['shift', page.shift, promises.shift, ''],
    ['scripts', page.script, promises.script, 'bytes'],
  ] as const
  const more = atMost
    .filter(([, found, promised]) => found > promised)
    .map(([name, found, promised, unit]) => `${name} ${round(found)} instead of ${promised} ${unit}`.trim())
  return [...atLeast, ...more]
}

const round = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(0))
