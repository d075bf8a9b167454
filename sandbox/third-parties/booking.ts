import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answer, language } from './answer'
import { document, type Language } from './embed-pages'

/** What a booking link hands on. */
const bookingSchema = z.object({
  language,
  season: z.enum(['summer', 'winter']).optional(),
  offer: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  arrival: z.iso.date().optional(),
  departure: z.iso.date().optional(),
  guests: z.coerce.number().int().min(1).max(20).optional(),
})

/** The booking engine, in a tab of its own. */
export function addBooking(app: FastifyInstance): void {
  app.get('/booking', (request, reply) => answer(reply, bookingSchema.safeParse(request.query), bookingPage))
}

const bookingTexts: Readonly<
  Record<
    Language,
    {
      title: string
      text: string
      season: string
      offer: string
      days: string
      stay: string
      guests: string
      open: string
    } & Record<'summer' | 'winter', string>
  >
> = {
  de: {
    title: 'Buchung',
    text: 'Hier stünde die Buchungsmaschine des Hauses. Mitgegeben wurde:',
    season: 'Saison',
    offer: 'Zimmer oder Angebot',
    days: 'Anreise zwischen',
    stay: 'Aufenthalt',
    guests: 'Personen',
    open: 'noch offen',
    summer: 'Sommer',
    winter: 'Winter',
  },
  fr: {
    title: 'Réservation',
    text: 'Ici se trouverait le moteur de réservation de la maison. Il a reçu :',
    season: 'Saison',
    offer: 'Chambre ou offre',
    days: 'Arrivée entre',
    stay: 'Séjour',
    guests: 'Personnes',
    open: 'au choix',
    summer: 'Été',
    winter: 'Hiver',
  },
  en: {
    title: 'Booking',
    text: 'The booking engine of the house would be here. It was handed:',
    season: 'Season',
    offer: 'Room or offer',
    days: 'Arrival between',
    stay: 'Stay',
    guests: 'Guests',
    open: 'open',
    summer: 'Summer',
    winter: 'Winter',
  },
}

/** Shows what a booking link of the site handed on. */
function bookingPage(asked: z.infer<typeof bookingSchema>): string {
  const texts = bookingTexts[asked.language]
  const style =
    'main{max-width:34rem;margin:15vh auto;padding:0 1.5rem}dt{margin-top:1.2em;font-size:.85em}dd{margin:0;font-size:1.4em}'
  const rows = [
    [texts.season, asked.season ? texts[asked.season] : texts.open],
    [texts.offer, asked.offer ?? texts.open],
    [texts.days, asked.from && asked.to ? `${asked.from}, ${asked.to}` : texts.open],
    [texts.stay, asked.arrival && asked.departure ? `${asked.arrival}, ${asked.departure}` : texts.open],
    [texts.guests, asked.guests ?? texts.open],
  ]
  return document(
    asked.language,
    texts.title,
    style,
    `<main><h1>${texts.title}</h1><p>${texts.text}</p><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></main>`,
  )
}
