/** The drawn marks of the house as SVG path data, for the site, its icons and the printed pieces. */
export interface Mark {
  readonly viewBox: string
  /** Filled shapes; `stroke` is the width when the mark is a line. */
  readonly paths: readonly string[]
  readonly stroke?: number
}

/** The one line of the house: the crest from west to east, summit at 46 % of its length. */
export const ridgeLine: Mark = {
  viewBox: '0 0 1200 112',
  paths: [
    'M0 96 L96 84 L150 90 L236 62 L282 70 L352 44 L404 52 L470 22 L552 4 L612 46 L650 38 L706 26 L752 58 L838 52 L912 78 L1010 72 L1096 92 L1200 88',
  ],
  stroke: 2,
}

/** The emblem: summit and second peak, the lit face cut out. */
export const emblem: Mark = {
  viewBox: '0 0 64 64',
  paths: ['M4 52 L26 12 L34 25 L40 18 L60 52 Z M26 12 L19 34 L23 31 L27 37 L31 30 Z', 'M4 56 H60 V57.5 H4 Z'],
}
