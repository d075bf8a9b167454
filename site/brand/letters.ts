interface Letters {
  /** Families in the order of a style, those that every machine has last. */
  families: string
  /** The latin letters of the first of them: a file of a package, with variable weight. */
  file: string
  /** Least and greatest weight that is shown: visitors get no others (site/bundle/cut-fonts.ts). `fonts.css` says the same. */
  weights: string
}

/** The two types of the house, for pages of the worker. Those of the site have them from `tokens.css` and `fonts.css`. */
export const letters = {
  display: {
    families: 'Cormorant, Georgia, serif',
    file: '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
    weights: '300 600',
  },
  text: {
    families: '"Hanken Grotesk", system-ui, sans-serif',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weights: '400 600',
  },
} satisfies Readonly<Record<string, Letters>>
