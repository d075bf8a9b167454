import { type Fields, link } from '../write'

export const bookingEngine = 'https://booking.grandhotel-edelgrat.example/'
export const phone = '+41 81 555 16 40'
export const email = 'haus@edelgrat.example'

/** The place of the house, in degrees (WGS 84). */
export const place = { latitude: 46.4172, longitude: 7.5489 }
export const directionsLink = 'https://karte.val-serein.example/grandhotel-edelgrat'

/** Without a label it is called as its place asks: short in the header, in full elsewhere. */
export const bookingLink = (label?: string): Fields => link(label, bookingEngine)
