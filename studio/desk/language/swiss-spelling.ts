/** The Studio's German as it is written in Switzerland. Pure. */
import type { LocaleDefinition } from 'sanity'

type Bundle = NonNullable<LocaleDefinition['bundles']>[number]

/** Texts with ss, at any depth; what is no text stays. */
function withoutEszett(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('ß', 'ss')
  if (Array.isArray(value)) return value.map(withoutEszett)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withoutEszett(held)]))
}

const bundleInSwissSpelling = (bundle: Bundle): Bundle => {
  const { resources } = bundle
  // Texts are exchanged for texts; a module is read as what it exports.
  const spelt = (held: object) => withoutEszett(held) as Record<string, string>
  const load = async (loads: () => Promise<object>) => spelt(await loads())
  return typeof resources === 'function'
    ? { ...bundle, resources: () => load(resources) }
    : { ...bundle, resources: spelt(resources) }
}

/** A language of the Studio; German ones, which load their texts when they are needed, with ss in place of ß. */
export const inSwissSpelling = (locale: LocaleDefinition): LocaleDefinition =>
  locale.id.startsWith('de') && locale.bundles
    ? { ...locale, bundles: locale.bundles.map(bundleInSwissSpelling) }
    : locale
