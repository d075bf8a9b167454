/** The logo for others to print: in the colours of both seasons, for light and for dark grounds. */
export const logoVariants = [
  { name: 'summer-light', line: '#1f3d33' },
  { name: 'winter-light', line: '#233f58' },
  { name: 'summer-dark', line: '#fbfaf7', ground: '#1f3d33' },
  { name: 'winter-dark', line: '#f3f6f9', ground: '#233f58' },
] as const

/** A drawing scales by itself; the PNG is for programs that take no drawing. */
export const logoFormats = ['svg', 'png'] as const

/** px, of the PNG: a quarter of a metre at 300 dots per inch. */
export const logoWidth = 3000

export const logoFile = (variant: string, format: (typeof logoFormats)[number]): string =>
  `grandhotel-edelgrat-logo-${variant}.${format}`
