import type { ReporterOptions } from 'knip'

/**
 * Gatsby finds fragments of queries by reading the sources, and only where they are exported: no import names them. So an
 * exported `…Fields` of what is bundled for a visitor is in use.
 */
const isFragment = (file: string, name: string): boolean => /site\/src\//.test(file) && /Fields$/.test(name)

export default function withoutFragments(options: ReporterOptions): ReporterOptions {
  for (const [file, found] of Object.entries(options.issues.exports))
    for (const name of Object.keys(found)) {
      if (!isFragment(file, name)) continue
      delete found[name]
      options.counters.exports--
    }
  return options
}
