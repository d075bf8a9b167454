/** A small printer: text on A4 as a PDF with the two standard fonts, without any library. */

export interface Paper {
  title: string
  /** Sets of lines; the first line of a set is its heading. */
  sections: [heading: string, ...lines: string[]][]
  language: 'de' | 'fr' | 'en'
}

/** Characters of Windows-1252 that have another place in Unicode. */
const winAnsi: Record<string, number> = { '’': 0x92, '–': 0x96, œ: 0x9c, '\u202f': 0xa0 }
const margin = 72
const pageTop = 770
const lineLength = 78

const bytes = (text: string): Buffer =>
  Buffer.from([...text].map((character) => winAnsi[character] ?? character.charCodeAt(0) & 0xff))

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&')

/** Words in lines of at most 78 characters. */
export function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? ''
    if (last !== '' && last.length + word.length >= lineLength) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

interface Line {
  font: 'F1' | 'F2'
  /** Points. */
  size: number
  /** Points from the line before. */
  step: number
  text: string
}

function linesOf(paper: Paper): Line[] {
  const body = paper.sections.flatMap(([heading, ...rest]): Line[] => [
    { font: 'F1', size: 16, step: 34, text: heading },
    ...rest.flatMap((line) =>
      wrapped(line).map(
        (text, index): Line => ({ font: 'F2', size: 10.5, step: index === 0 ? 21 : 15, text }),
      ),
    ),
  ])
  return [{ font: 'F1', size: 28, step: 0, text: paper.title }, ...body]
}

/** The drawing commands of each page. */
function pagesOf(lines: readonly Line[]): string[] {
  const pages: string[] = []
  let y = pageTop
  for (const { font, size, step, text } of lines) {
    y -= step
    if (pages.length === 0 || y < margin) {
      pages.push('')
      y = pageTop
    }
    pages[pages.length - 1] += `BT /${font} ${size} Tf ${margin} ${y} Td (${escaped(text)}) Tj ET\n`
  }
  return pages
}

function objectsOf(paper: Paper): string[] {
  const pages = pagesOf(linesOf(paper))
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const box = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>'
  return [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${paper.language}) >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Times-Roman'),
    font('Helvetica'),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${bytes(content).length} >>\nstream\n${content}endstream`,
    ]),
  ]
}

/** The whole file. The same paper gives the same bytes. */
export function pdf(paper: Paper): Buffer {
  const chunks = [bytes('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  for (const [index, object] of objectsOf(paper).entries()) {
    offsets.push(length())
    chunks.push(bytes(`${index + 1} 0 obj\n${object}\nendobj\n`))
  }
  const start = length()
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([...chunks, bytes(`xref\n0 ${size}\n0000000000 65535 f \n${entries}${end}`)])
}
