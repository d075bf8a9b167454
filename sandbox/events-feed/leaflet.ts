const latin = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[\\()]/g, '\\$&')

/** A one-page PDF with a title: small, complete, and the same bytes for the same title. */
export function leafletFile(title: string): Buffer {
  const drawing = `BT /F1 24 Tf 72 740 Td (${latin(title)}) Tj ET 72 724 m 523 724 l S`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-CH) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}
