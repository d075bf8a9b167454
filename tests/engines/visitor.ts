import { waitFor } from '../support/wait-for'
import type { EngineWindow, InputSource } from './engine'
import { keys } from './keys'

/** What somebody means on a page: a selector, and where several are meant by it the words of the one. */
export type Meant = string | readonly [selector: string, words: string | RegExp]

interface Point {
  x: number
  y: number
}

/** Where the middle of what is meant lies in the window, of the first that nothing covers there and that does not move. */
function middleOf(selector: string, words: string, flags: string): Point | undefined {
  const pattern = new RegExp(words, flags)
  const moving = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
  // Of a page that a link has led to the rest is about to come, and moves what is below.
  if (document.querySelector('[data-coming]')) return undefined
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (!pattern.test((element.textContent ?? '').trim())) continue
    if (moving.some((target) => target?.contains(element))) continue
    const before = element.getBoundingClientRect()
    if (before.top < 0 || before.bottom > innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y }
  }
  return undefined
}

/** What a browser without a touch screen would be told of a finger. */
function moveMadeFinger(from: number, to: number, clientY: number): void {
  const touched = document.elementFromPoint(from, clientY)
  const tell = (type: string, lists: object) =>
    touched?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), lists))
  tell('touchstart', { touches: [{ clientX: from, clientY }], changedTouches: [{ clientX: from, clientY }] })
  tell('touchend', { touches: [], changedTouches: [{ clientX: to, clientY }] })
}

function ringsOutside(place: string): string[] {
  const focused = document.activeElement
  const reached = document.querySelectorAll<HTMLElement>(
    `:is(${place}) :is(a[href], button, input, select, summary)`,
  )
  const isOutside = (left: number, top: number, right: number, bottom: number) =>
    left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight
  const cut = [...reached].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    if (width === 0 || isOutside(left, top, right, bottom)) return false
    element.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    return outlineStyle === 'none' || isOutside(left - ring, top - ring, right + ring, bottom + ring)
  })
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return cut.map((element) => element.outerHTML.slice(0, 120))
}

/** ms; a machine that does much else at once was seen to need more than ten seconds. */
const patience = 20_000

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

  /** Waits until a function in the page says yes. @throws Error with `what` after twenty seconds */
  async see<Values extends readonly unknown[]>(
    what: string,
    isSo: (...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    await waitFor(what, async () => ((await this.ask(isSo, ...values)) ? true : undefined), patience)
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

  /** What the keyboard reaches in a place and shows in the window, but whose focus ring runs out of the window. */
  cutRings(place: string): Promise<string[]> {
    return this.ask(ringsOutside, place)
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
      patience,
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
    const [from, to] = [x - by / 2, x + by / 2]
    if (!this.window.hasFingers) return this.ask(moveMadeFinger, from, to, y)
    await this.point('touch', [
      { type: 'pointerMove', duration: 0, x: from, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 80, x, y },
      { type: 'pointerMove', duration: 80, x: to, y },
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
    await this.ask((cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no other way at an address without TLS
      document.cookie = cookie
    }, `${name}=${value}; path=/`)
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
