import { findText, type Table, type TextValues } from './lookup'

interface Options {
  /** Texts by language and namespace. */
  resources: Readonly<Record<string, Readonly<Record<string, Table>>>>
  lng: string
  /** The namespace of a page, and those that are asked where it lacks a key. */
  defaultNS: string
  fallbackNS: readonly string[]
}

type Translate = (key: string, values?: TextValues) => string

/** The texts of one page in one language. */
export class Translations {
  language = ''
  private texts: Options['resources'][string] = {}
  private namespaces: readonly string[] = []

  init({ resources, lng, defaultNS, fallbackNS }: Options): void {
    this.texts = resources[lng] ?? {}
    this.language = lng
    this.namespaces = [defaultNS, ...fallbackNS]
  }

  /** A lookup that asks one namespace before the others of the page. */
  inNamespace(first: string | undefined): Translate {
    const order = first === undefined ? this.namespaces : [first, ...this.namespaces]
    const tables = order.map((name) => this.texts[name]).filter((table) => table !== undefined)
    return (key, values) => findText(tables, key, values, this.language)
  }
}

/**
 * The part of i18next that this site uses, in its place in the bundle: flat keys, values, plurals, namespaces. The whole
 * of it weighs 13 kB before the first interaction of every page, for features that no text here has. The Gatsby plugin
 * makes one instance for each page.
 */
export default { createInstance: () => new Translations() }
