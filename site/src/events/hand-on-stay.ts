import { readStay, type Stay } from '../../addresses/stay'
import { urlIn } from '../../addresses/url-in'
import { bookedForStay } from './booked-for-stay'
import { rememberedList } from './list-memory'

/** Every way to open a link, keyboard and touch included; the link is read after the first of them. */
const waysToOpen = ['click', 'auxclick', 'contextmenu'] as const

/** What a link was before it got days, so that other days, or none, take their place. */
const handed = new WeakMap<HTMLAnchorElement, { own: string; given: string }>()

/** The days that the list of events remembers, from today on by the visitor's own clock. */
function rememberedStay(): Stay | undefined {
  const [, query = ''] = rememberedList()?.split('?') ?? []
  const stay = readStay(query)?.stay
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return stay && stay.arrival >= today ? stay : undefined
}

/** Whether an address is one of the booking engine, by the link to it that the footer of every page has. */
function isBooking(href: string): boolean {
  const engine = document.querySelector<HTMLAnchorElement>('[data-booking] a')
  const url = urlIn(href)
  return engine !== null && url?.origin === engine.origin && url.pathname.startsWith(engine.pathname)
}

function giveDays({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !isBooking(link.href)) return
  const before = handed.get(link)
  const own = before?.given === link.href ? before.own : link.href
  const stay = rememberedStay()
  if (stay) link.href = bookedForStay(own, stay)
  else if (own !== link.href) link.href = own
  handed.set(link, { own, given: link.href })
}

/** The days of a form by which guests ask for a room, where they are still empty. A stay of no night is none. */
function fillInDays({ arrival, departure }: Stay): void {
  if (arrival === departure) return
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    const days = [form.elements.namedItem('arrival'), form.elements.namedItem('departure')]
    const [first, last] = days.filter((day) => day instanceof HTMLInputElement && day.value === '')
    if (first instanceof HTMLInputElement && last instanceof HTMLInputElement) {
      first.value = arrival
      last.value = departure
    }
  }
}

let isListening = false

/**
 * Days that a visitor chose in the list of events go along: into the booking links, at the moment in which one is opened, and into the
 * forms of this page. Nothing that a page already says of days is changed.
 */
export function handOnStay(): void {
  const stay = rememberedStay()
  if (stay) fillInDays(stay)
  if (isListening) return
  isListening = true
  for (const way of waysToOpen) document.addEventListener(way, giveDays, true)
}
