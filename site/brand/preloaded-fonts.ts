import display from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

/** Addresses of the fonts of the first screen. `fonts.css` names the same files. */
export const preloadedFonts = [display, text]
