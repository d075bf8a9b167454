/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Compilation, Compiler, NormalModule } from 'webpack'
import { letters } from '../brand/letters'

/** What browsers do with letters unasked, and which figures the styles ask for. Fonts bring a dozen other forms of letters. */
export const keptFeatures = [
  ...['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk', 'rvrn'],
  ...['lnum', 'tnum'],
]

/** The weights of the house for a file of one of its types, whichever letters are in it. */
function weightsOf(file: string): { min: number; max: number } | undefined {
  const own = Object.values(letters).find((type) => file.includes(`/${path.posix.dirname(type.file)}/`))
  const [min, max] = (own?.weights ?? '').split(' ').map(Number)
  return min === undefined || max === undefined ? undefined : { min, max }
}

/**
 * A font with the weights and forms of letters that the site shows; it looks as before.
 * @throws Error where it is no font with variable weight
 */
export const cutFont = (font: Buffer, weights: { min: number; max: number }): Promise<Buffer> =>
  subsetFont(font, null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: keptFeatures,
  })

type Hooks = ReturnType<typeof NormalModule.getCompilationHooks>

/** Gives the bundler the two types of the house with what is shown of them: a visitor waits for these files. */
export class CutFonts {
  apply(compiler: Compiler): void {
    const name = 'CutFonts'
    const hooksOf = (compilation: Compilation): Hooks =>
      compiler.webpack.NormalModule.getCompilationHooks(compilation)
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Files have no scheme before their address, and what gives nothing leaves it to webpack: its types know neither.
      const read = hooksOf(compilation).readResource.for(undefined as unknown as string)
      read.tapPromise({ name, stage: -1 }, async ({ resourcePath, addDependency }) => {
        const file = resourcePath.split(path.sep).join('/')
        const weights = file.endsWith('.woff2') ? weightsOf(file) : undefined
        if (!weights) return undefined as unknown as null
        addDependency(resourcePath)
        return cutFont(await readFile(resourcePath), weights)
      })
    })
  }
}
