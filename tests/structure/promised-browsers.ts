import type { CompatStatement, SupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

const browserOf: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/** The oldest version of each browser that is promised (`.browserslistrc`), by the name that the data have for it. */
function oldestPromised(): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>()
  for (const line of browserslist(null, { path: process.cwd() })) {
    const [name = '', version = ''] = line.split(' ')
    const browser = browserOf[name]
    if (browser === undefined)
      throw new Error(`.browserslistrc promises ${name}, of which nothing is known here.`)
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number.parseFloat(version)))
  }
  return oldest
}

const promised = oldestPromised()

/** Whether a browser of a version has it, without a flag or another name. */
function isThere(support: SupportStatement | undefined, version: number): boolean {
  const [newest] = Array.isArray(support) ? support : [support]
  const added = newest?.version_added
  if (newest?.flags || newest?.prefix || newest?.alternative_name || typeof added !== 'string') return false
  return Number.parseFloat(added.replace('≤', '')) <= version
}

/** Promised browsers that do not have it. */
export const lackedByPromised = ({ support }: CompatStatement): string[] =>
  [...promised]
    .filter(([browser, version]) => !isThere(Reflect.get(support, browser), version))
    .map(([name]) => name)
