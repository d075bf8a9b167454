import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import webpack from 'webpack'
import { letters } from '../brand/letters'
import { CutFonts, keptFeatures } from './cut-fonts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The only font that webpack writes where a program names this file. */
async function bundled(file: string): Promise<Buffer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'))
  folders.push(folder)
  writeFileSync(path.join(folder, 'index.js'), `new URL(${JSON.stringify(file)}, import.meta.url)`)
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: path.join(folder, 'index.js'),
        output: { path: path.join(folder, 'out') },
        plugins: [new CutFonts()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve()),
    ),
  )
  const [font = ''] = readdirSync(path.join(folder, 'out')).filter((name) => name.endsWith('.woff2'))
  return readFileSync(path.join(folder, 'out', font))
}
const placeOf = (file: string) => path.resolve('node_modules', file)

const styles = ['site/src', 'site/brand'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
)

describe('the types of the house', () => {
  it.each(Object.keys(letters) as (keyof typeof letters)[])(
    'lose weights and forms that are never shown: %s, a tenth of its bytes at least',
    async (name) => {
      const file = placeOf(letters[name].file)
      const font = await bundled(file)
      expect(font.subarray(0, 4).toString()).toBe('wOF2')
      expect(font.length).toBeLessThan(readFileSync(file).length * 0.9)
      expect(await bundled(file)).toEqual(font)
    },
  )

  it('are cut whichever letters a file has, and no other font is', async () => {
    const extended = placeOf(letters.text.file.replace('latin', 'latin-ext'))
    expect((await bundled(extended)).length).toBeLessThan(readFileSync(extended).length * 0.9)
    const other = placeOf('@fontsource/cormorant/files/cormorant-latin-400-normal.woff2')
    expect(await bundled(other)).toEqual(readFileSync(other))
  })

  it('have every weight and every form of figures that a style asks for', () => {
    const asked = (property: string) =>
      styles.flatMap((css) =>
        [...css.matchAll(new RegExp(`\\b${property}: ?([^;]+);`, 'g'))].map(([, value = '']) => value),
      )
    const ranges = Object.values(letters).map(({ weights }) => weights)
    const weights = asked('font-weight').filter((value) => !ranges.includes(value))
    const inside = (weight: string) =>
      ranges.some((range) => {
        const [min = 0, max = 0] = range.split(' ').map(Number)
        return Number(weight) >= min && Number(weight) <= max
      })
    expect(weights.length).toBeGreaterThan(20)
    expect(weights.filter((weight) => !inside(weight))).toEqual([])
    const forms = { 'lining-nums': 'lnum', 'tabular-nums': 'tnum' }
    const kept = Object.entries(forms).flatMap(([form, feature]) =>
      keptFeatures.includes(feature) ? [form] : [],
    )
    const variants = asked('font-variant(?:-[a-z]+)?').flatMap((value) => value.split(' '))
    expect(variants.filter((variant) => !kept.includes(variant))).toEqual([])
    expect(asked('font-feature-settings')).toEqual([])
  })

  it('say the same weights in the style sheet', () => {
    const sheet = readFileSync('site/brand/fonts.css', 'utf8')
    for (const { file, weights } of Object.values(letters)) {
      const faces = sheet.split('@font-face').filter((face) => face.includes(path.posix.dirname(file)))
      expect(faces.length).toBeGreaterThan(0)
      for (const face of faces) expect(face).toContain(`font-weight: ${weights};`)
    }
  })
})
