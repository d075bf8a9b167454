type Language = 'de' | 'fr' | 'en'

const document = (language: Language, title: string, style: string, body: string): string =>
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

const bookingTexts: Readonly<
  Record<
    Language,
    { title: string; text: string; season: string; offer: string; open: string } & Record<
      'summer' | 'winter',
      string
    >
  >
> = {
  de: {
    title: 'Buchung',
    text: 'Hier stünde die Buchungsmaschine des Hauses. Mitgegeben wurde:',
    season: 'Saison',
    offer: 'Zimmer oder Angebot',
    open: 'noch offen',
    summer: 'Sommer',
    winter: 'Winter',
  },
  fr: {
    title: 'Réservation',
    text: 'Ici se trouverait le moteur de réservation de la maison. Il a reçu :',
    season: 'Saison',
    offer: 'Chambre ou offre',
    open: 'au choix',
    summer: 'Été',
    winter: 'Hiver',
  },
  en: {
    title: 'Booking',
    text: 'The booking engine of the house would be here. It was handed:',
    season: 'Season',
    offer: 'Room or offer',
    open: 'open',
    summer: 'Summer',
    winter: 'Winter',
  },
}

/** Shows what a booking link of the site handed on. */
export function bookingPage(asked: {
  language: Language
  season?: 'summer' | 'winter' | undefined
  offer?: string | undefined
}): string {
  const texts = bookingTexts[asked.language]
  const style =
    'main{max-width:34rem;margin:15vh auto;padding:0 1.5rem}dt{margin-top:1.2em;font-size:.85em}dd{margin:0;font-size:1.4em}'
  const rows = [
    [texts.season, asked.season ? texts[asked.season] : texts.open],
    [texts.offer, asked.offer ?? texts.open],
  ]
  return document(
    asked.language,
    texts.title,
    style,
    `<main><h1>${texts.title}</h1><p>${texts.text}</p><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></main>`,
  )
}
