import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The widths at which the layout changes, px (specification, section 9). A style sheet cannot take them from a variable, so
 * they are said here, and every style and every `sizes` of a picture is held against them.
 */
const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1792 }

/** What the narrowest screens and letters of twice the size need (WCAG, "Reflow"): below every breakpoint. */
const reflow = 360

/** Below the narrowest screen that is promised: only letters of twice the size make a phone as narrow as that, so it is in em. */
const largeLetters = 273

const sources = ['site/src', 'site/brand'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })),
)

const pixels = (value: string, unit: string): number => Number(value) * (unit === 'px' ? 1 : 16)

/** The widths that a source asks for, each as the breakpoint that it would be: one px less is just below it. */
function widthsIn(text: string): number[] {
  const queries = text.replace(/@container[^{]*/g, '')
  return [...queries.matchAll(/\((min|max)-width: ?([\d.]+)(px|r?em)\)/g)].map(
    ([, side, value = '', unit = '']) => {
      const width = pixels(value, unit)
      return side === 'max' ? width + 1 : width
    },
  )
}

describe('the breakpoints', () => {
  it('are the only widths that styles and pictures ask for', () => {
    const known = [largeLetters, reflow, ...Object.values(breakpoints)]
    const others = sources.flatMap(({ name, text }) =>
      widthsIn(text).flatMap((width) => (known.includes(width) ? [] : [`${name}: ${width}`])),
    )
    expect(others).toEqual([])
  })

  it('are in em where letters of twice the size are meant', () => {
    const asked = sources.flatMap(({ text }) => [...text.matchAll(/\(max-width: ?[\d.]+(?:px|r?em)\)/g)])
    const large = asked.map(([width]) => width).filter((width) => widthsIn(width).includes(largeLetters))
    expect(new Set(large)).toEqual(new Set(['(max-width: 17em)']))
  })

  it('are all in use', () => {
    const used = new Set(sources.flatMap(({ text }) => widthsIn(text)))
    expect(Object.values(breakpoints).filter((width) => !used.has(width))).toEqual([])
  })
})
