import { readFileSync } from 'node:fs'
import { houseName, shortName } from '../brand/house'

const source = 'site/brand/tokens.css'
const isColour = (value: string): boolean => /^(?:#[0-9a-f]{3,8}|rgb\([^)]*\))$/i.test(value)
const inTypeScript = (token: string): string =>
  token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Token and value of each colour in the first rule of `css`, `var()` of another one of them resolved. */
export function coloursIn(css: string): Readonly<Record<string, string>> {
  const [, rule = ''] = /:root \{([^}]*)\}/.exec(css) ?? []
  const values = new Map(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const resolved = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other === undefined ? value : resolved(values.get(other) ?? '')
  }
  const all = [...values].map(([name, value]) => [name, resolved(value)] as const)
  return Object.fromEntries(all.filter(([, value]) => isColour(value)))
}

const colours = () => coloursIn(readFileSync(source, 'utf8'))

/**
 * What a browser draws around a page.
 * @throws Error where the house has no colour for it
 */
function themeColour(): string {
  const { snow } = colours()
  if (snow === undefined) throw new Error(`${source} has no colour --snow.`)
  return snow
}

/** The colours for whoever cannot read a style sheet: the head of pages, and pages of the worker. */
export function coloursList(): string {
  const lines = Object.entries(colours()).map(([token, value]) => `  ${inTypeScript(token)}: '${value}',`)
  return `// Written by npm run generate from tokens.css: the colours of a page in summer.
/** What a browser draws around a page. By itself, for visitors load it. */
export const themeColour = '${themeColour()}'

export const colours = {
${lines.join('\n')}
} as const
`
}

/** What a phone shows of the site among its own programs. The icons are files beside it. */
export function manifest(): string {
  return `{
  "name": ${JSON.stringify(houseName)},
  "short_name": ${JSON.stringify(shortName)},
  "start_url": "/",
  "display": "browser",
  "background_color": "${themeColour()}",
  "theme_color": "${themeColour()}",
  "icons": [
    { "src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml" },
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" }
  ]
}
`
}
