import { waitFor } from '../support/wait-for'
import type { EngineWindow, InputSource } from './engine'
import { keys } from './keys'

/** What somebody means on a page: a selector, and where several are meant by it the words of the one. */
export type Meant = string | readonly [selector: string, words: string | RegExp]

interface Point {
  x: number
  y: number
}

/** Where the middle of what is meant lies in the window, when it has come to rest there and nothing covers it. */
function middleOf(selector: string, words: string, flags: string): Point | undefined {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const pattern = new RegExp(words, flags)
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isShown(element) && pattern.test((element.textContent ?? '').trim()),
  )
  if (!found) return undefined
  const before = found.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : undefined
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const wordsOf = (words: string | RegExp): readonly [string, string] =>
  typeof words === 'string' ? [`^${escaped(words)}$`, ''] : [words.source, words.flags]

/** A visitor in front of a window: looks, points, types and touches as people do. */
export class Visitor {
  private readonly complaints: string[] = []
  private expected = /^$/

  constructor(private readonly window: EngineWindow) {}

  /** Folder that the browser saves files in. */
  get downloads(): string {
    return this.window.downloads
  }

  /** Opens a page of the site, and waits until its scripts have taken over. */
  async visit(path: string): Promise<void> {
    await this.gatherProblems()
    await this.window.goto(this.window.siteUrl + path)
    await this.see('scripts of the page run', () =>
      /yes|no/.test(document.getElementById('top')?.dataset.solid ?? ''),
    )
  }

  /** What a function says in the page; it knows nothing but its values, which go there as JSON. */
  async ask<Values extends readonly unknown[], Answer>(
    question: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer> {
    const answer = await this.window.evaluate(`JSON.stringify((${question})(...${JSON.stringify(values)}))`)
    // What is undefined in the page has no JSON.
    return JSON.parse(answer ?? 'null') ?? undefined
  }

  /** Waits until a function in the page says yes. @throws Error with `what` after ten seconds */
  async see<Values extends readonly unknown[]>(
    what: string,
    isSo: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await waitFor(what, async () => ((await this.ask(isSo, ...values)) ? true : undefined), 10_000)
  }

  /** Path and query of the address. */
  address(): Promise<string> {
    return this.ask(() => location.pathname + location.search)
  }

  async seeAddress(address: string): Promise<void> {
    await this.see(
      `the address is ${address}`,
      (meant) => location.pathname + location.search === meant,
      address,
    )
  }

  /** Waits until something of these words is shown. */
  async seeShown(meant: Meant): Promise<void> {
    await this.find(meant)
  }

  async seeGone(selector: string): Promise<void> {
    await this.see(
      `${selector} is gone`,
      (gone) =>
        ![...document.querySelectorAll(gone)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    )
  }

  async seeFocused(selector: string): Promise<void> {
    await this.see(
      `${selector} has the focus`,
      (meant) => document.activeElement?.matches(meant) ?? false,
      selector,
    )
  }

  /** Where something is that is shown, at rest and covered by nothing. */
  private find(meant: Meant): Promise<Point> {
    const [selector, words] = typeof meant === 'string' ? [meant, /(?:)/] : meant
    let last: Point | undefined
    return waitFor(
      `${selector} ${words}`,
      async () => {
        const now = await this.ask(middleOf, selector, ...wordsOf(words))
        const isAtRest = now !== undefined && now.x === last?.x && now.y === last?.y
        last = now
        return isAtRest ? now : undefined
      },
      10_000,
    )
  }

  async click(meant: Meant): Promise<void> {
    await this.clickAt(await this.find(meant))
  }

  async clickAt(point: Point): Promise<void> {
    await this.point('mouse', [{ type: 'pointerMove', duration: 0, ...point }, ...press])
  }

  /** Moves a finger across what is meant by so many px to the right. */
  async swipe(meant: Meant, by: number): Promise<void> {
    const { x, y } = await this.find(meant)
    await this.point('touch', [
      { type: 'pointerMove', duration: 0, x: x - by / 2, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 80, x, y },
      { type: 'pointerMove', duration: 80, x: x + by / 2, y },
      { type: 'pointerUp', button: 0 },
    ])
  }

  private point(pointerType: 'mouse' | 'touch', actions: InputSource['actions']): Promise<void> {
    return this.window.act([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }])
  }

  /** Presses a key of a name, or types the letters of a text. */
  async press(...named: readonly (keyof typeof keys)[]): Promise<void> {
    await this.type(named.map((name) => keys[name]).join(''))
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.window.act([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Fills in a field, in place of what is there. */
  async fill(meant: Meant, text: string): Promise<void> {
    await this.click(meant)
    await this.ask(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    })
    await this.type(text)
  }

  resize(width: number, height: number): Promise<void> {
    return this.window.resize(width, height)
  }

  back(): Promise<void> {
    return this.window.back()
  }

  screenshot(): Promise<Buffer> {
    return this.window.screenshot()
  }

  /** Says what pages may complain of in this test. */
  expectProblems(expected: RegExp): void {
    this.expected = expected
  }

  /** What scripts, policies and consoles of all pages complained of that was not expected. */
  async problems(): Promise<string[]> {
    await this.gatherProblems()
    return this.complaints.filter((problem) => !this.expected.test(problem))
  }

  private async gatherProblems(): Promise<void> {
    this.complaints.push(...((await this.ask(() => window.problems?.splice(0))) ?? []))
  }

  /** Comes with a cookie of an earlier visit. */
  async bring(name: string, value: string): Promise<void> {
    await this.window.goto(`${this.window.siteUrl}/robots.txt`)
    await this.ask((cookie) => void (document.cookie = cookie), `${name}=${value}; path=/`)
  }
}

declare global {
  interface Window {
    /** What the first script of the page wrote down (engine.ts). */
    problems?: string[]
  }
}

const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
] as const
