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

/** The ibex that stands beyond the gap of the ridge on the page that was not found. */
export const ibex: Mark = {
  viewBox: '0 0 160 150',
  paths: [
    // body, neck and head
    'M34 78 C44 66 72 70 92 66 C100 64 104 54 108 44 L116 38 L130 42 L136 50 L130 55 L120 54 C118 66 114 80 106 88 C104 94 104 98 104 102 L110 146 H103 L96 106 L90 104 L86 146 H79 L81 104 C70 108 58 107 50 104 L48 118 L52 146 H45 L39 118 L37 104 L30 146 H23 L28 108 C26 98 27 86 34 78 Z',
    // horns
    'M114 39 C108 20 92 8 74 10 C90 12 102 24 107 42 Z',
    'M120 38 C116 16 98 0 80 2 C98 6 110 20 114 38 Z',
    // tail and beard
    'M34 78 L26 72 L30 82 Z',
    'M126 55 L124 66 L121 55 Z',
  ],
}
