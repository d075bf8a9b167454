import type { Compilation, Compiler } from 'webpack'

/** The one file that names all the others. */
const isRuntime = (name: string): boolean => /^webpack-runtime-.*\.js$/.test(name)

/** What is exchanged: texts of equal length. */
type Exchange = ReadonlyMap<string, string>

/** Hashes that names of files carry, each with digits that stand for it: as many, and others for each. */
const standIns = (hashes: Iterable<string>): Exchange =>
  new Map([...new Set(hashes)].map((hash, index) => [hash, String(index).padStart(hash.length, '0')]))

const turned = (exchange: Exchange): Exchange => new Map([...exchange].map(([from, to]) => [to, from]))

/** Places of the texts in the file; none of them overlap. */
function* places(
  text: string,
  exchange: Exchange,
): Generator<readonly [at: number, from: string, to: string]> {
  for (const [from, to] of exchange)
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length)) yield [at, from, to]
}

/**
 * The runtime of webpack lists the hashes of all files, and the minifier gives the shortest names to the letters that a file
 * has most of. While it works these hashes are not yet those of the contents: they depend on the folder that is built in and
 * on what the cache has. The same code would have another runtime in another folder, and every page names the runtime: so
 * digits stand for the hashes while the file is minified.
 */
export class HashesWhileMinified {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack
    const name = 'HashesWhileMinified'
    const exchangeIn = (compilation: Compilation, exchange: Exchange) => {
      for (const asset of compilation.getAssets().filter((each) => isRuntime(each.name))) {
        const replaced = new sources.ReplaceSource(asset.source)
        for (const [at, from, to] of places(String(asset.source.source()), exchange))
          replaced.replace(at, at + from.length - 1, to)
        compilation.updateAsset(asset.name, new sources.CachedSource(replaced))
      }
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let exchange: Exchange = new Map()
      const around = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tap({ name, stage: around - 1 }, () => {
        exchange = standIns(compilation.getAssets().flatMap(({ info }) => info.contenthash ?? []))
        exchangeIn(compilation, exchange)
      })
      compilation.hooks.processAssets.tap({ name, stage: around + 1 }, () =>
        exchangeIn(compilation, turned(exchange)),
      )
    })
  }
}
