/** What is used of subset-font, which brings no types. */
declare module 'subset-font' {
  interface Cut {
    keepAllGlyphs: true
    targetFormat: 'woff2'
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
    keepFeatures: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: null, cut: Cut): Promise<Buffer>
}
