import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PaperKind, papers } from '../content/papers'
import { type Language, languages } from '../write'
import { House } from './house'
import { Menu } from './menu'
import { PressKit } from './press-kit'
import { Route } from './route'
import { Weddings } from './weddings'

const styles = readFileSync(path.join(__dirname, 'paper.css'), 'utf8')

const layouts: Readonly<Record<PaperKind, (language: Language) => ReactNode>> = {
  house: (language) => <House language={language} />,
  weddings: (language) => <Weddings language={language} />,
  route: (language) => <Route language={language} />,
  menu: (language) => <Menu language={language} />,
  'press-kit': (language) => <PressKit language={language} />,
}

export interface SetPaper {
  kind: PaperKind
  language: Language
  file: string
  title: string
  /** A whole page; pictures are named `picture:{slug}/{width}x{height}` in mm, and the two families Display and Text are open. */
  html: string
}

function set(kind: PaperKind, language: Language): SetPaper {
  const [name, file] = papers[kind][language]
  const title = `${name}, Grandhotel Edelgrat`
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body className={kind === 'route' || kind === 'menu' ? 'plain' : undefined}>
        {layouts[kind](language)}
      </body>
    </html>,
  )
  return { kind, language, file, title, html: `<!doctype html>${html}` }
}

/** Every paper of the house in every language, set and ready to be printed. */
export const setPapers = (): SetPaper[] =>
  Object.keys(papers)
    .filter((kind): kind is PaperKind => kind in layouts)
    .flatMap((kind) => languages.map((language) => set(kind, language)))
