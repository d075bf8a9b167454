export type Language = 'de' | 'fr' | 'en'

/** A whole page with its style and body. */
export const document = (language: Language, title: string, style: string, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>*{box-sizing:border-box}body{margin:0;font:16px/1.4 system-ui,sans-serif;color:#1d2b2a}${style}</style>${body}</html>`

const sealTexts: Readonly<Record<Language, { title: string; guests: string }>> = {
  de: { title: 'Gästebewertung', guests: '1248 Bewertungen' },
  fr: { title: 'Avis des hôtes', guests: '1248 avis' },
  en: { title: 'Guest rating', guests: '1248 reviews' },
}
const sealWidths = { small: 120, medium: 160, large: 220 }

export function sealPage(asked: {
  language: Language
  size: keyof typeof sealWidths
  scale: number
}): string {
  const { title, guests } = sealTexts[asked.language]
  const width = Math.round(sealWidths[asked.size] * asked.scale)
  const style = `main{width:${width}px;aspect-ratio:1;border:2px solid;border-radius:50%;display:grid;place-content:center;text-align:center}strong{font-size:2em;display:block}`
  return document(
    asked.language,
    title,
    style,
    `<main><strong>98&thinsp;%</strong>${title}<br><small>${guests}</small></main>`,
  )
}

const mapTitles: Readonly<Record<Language, string>> = { de: 'Karte', fr: 'Carte', en: 'Map' }

export function mapPage(asked: { language: Language; latitude: number; longitude: number }): string {
  const title = mapTitles[asked.language]
  const style = 'svg{display:block;width:100vw;height:100vh;background:#e8efe9}'
  const contours = [90, 70, 50, 30]
    .map(
      (radius) =>
        `<ellipse cx="200" cy="130" rx="${radius * 2}" ry="${radius}" fill="none" stroke="#9db3a4"/>`,
    )
    .join('')
  const pin = '<path d="M200 130l-9-22a10 10 0 1 1 18 0z" fill="#7a2e2e"/>'
  const place = `<text x="200" y="160" text-anchor="middle" font-size="11">${asked.latitude}, ${asked.longitude}</text>`
  return document(
    asked.language,
    title,
    style,
    `<svg role="img" aria-label="${title}" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice">${contours}${pin}${place}</svg>`,
  )
}

export function filmPage({ provider, id }: { provider: string; id: string }): string {
  const style =
    'body{background:#111;color:#fff;display:grid;place-content:center;height:100vh;text-align:center}button{font:inherit;padding:.8em 1.6em}'
  const body = `<main><p>${provider} ${id}</p><button type="button" onclick="this.textContent=this.textContent==='Play'?'Pause':'Play'">Play</button></main>`
  return document('en', `Film ${id}`, style, body)
}
