import { isNotSteered } from '../support/not-steered'

/** Something that types, points or touches, as W3C WebDriver says it; BiDi says it the same. */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel'
  id: string
  parameters?: { pointerType: 'mouse' | 'touch' }
  actions: readonly Readonly<Record<string, string | number>>[]
}

/** One window of a browser that is not Chromium, with a profile of its own. */
export interface EngineWindow {
  /** Where visitors of this window go: the site, or what stands before it. */
  readonly siteUrl: string
  /** Folder that the browser saves files in. */
  readonly downloads: string
  /** Whether it knows touches; else pages must be told of them by events. */
  readonly hasFingers: boolean
  goto(address: string): Promise<void>
  /** The text that an expression in the page comes to; undefined where it is no text. */
  evaluate(expression: string): Promise<string | undefined>
  act(sources: readonly InputSource[]): Promise<void>
  /** Size of what is shown of a page, px. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  back(): Promise<void>
  close(): Promise<void>
}

/** A browser that is installed and runs. */
export interface Engine {
  open(): Promise<EngineWindow>
  end(): Promise<void>
}

export type EngineName = 'webkit' | 'firefox'

/** What visitors read. WebKitGTK takes it from the system, which has none. */
export const languages = ['de-CH', 'de'] as const

/**
 * Runs in each page before its own scripts: neither protocol tells of what went wrong in a page.
 */
export const firstScript = `
${isNotSteered}
Object.defineProperty(Navigator.prototype, 'language', { get: () => '${languages[0]}' })
Object.defineProperty(Navigator.prototype, 'languages', { get: () => ${JSON.stringify(languages)} })
window.problems = []
addEventListener('error', (event) => window.problems.push(event.message || 'not loaded: ' + event.target.src), true)
addEventListener('unhandledrejection', (event) => window.problems.push(String(event.reason)))
addEventListener('securitypolicyviolation', (event) => window.problems.push(event.effectiveDirective + ' ' + event.blockedURI))
for (const level of ['error', 'warn']) {
  const said = console[level]
  console[level] = (...words) => {
    window.problems.push(words.map(String).join(' '))
    said.apply(console, words)
  }
}`
