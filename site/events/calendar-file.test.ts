import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { listPaths } from '../addresses/event-paths'
import { languageWords } from '../languages/all-words'
import { forEachLanguage, languages } from '../languages/locales'
import { type CalendarSettings, calendarFile, eventFiles } from './calendar-file'
import { expandFeed } from './expand'
import type { FeedEvent } from './feed'
import { day, sampleEvent, sampleFeed, zurich } from './testing/sample'

const settings: CalendarSettings = {
  siteUrl: 'https://www.edelgrat.example',
  timeZone: zurich,
  names: forEachLanguage((language) => languageWords[language].calendarName),
}
const occurrencesOf = (...events: FeedEvent[]) =>
  expandFeed(sampleFeed(...events), { language: 'de', textLanguage: 'de', timeZone: zurich }).occurrences

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))
  return { calendar, events }
}
const first = (text: string) => {
  const [found] = read(text).events
  if (!found) throw new Error('the calendar has no event')
  return found
}
const inZone = (instant: Date, timeZone: string) =>
  instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

describe('a calendar file', () => {
  it.each([
    ['2026-12-08', '20:30', '2026-12-08 20:30', '2026-12-08 14:30'],
    ['2026-07-08', '20:30', '2026-07-08 20:30', '2026-07-08 14:30'],
    ['2026-03-29', '03:15', '2026-03-29 03:15', '2026-03-28 21:15'],
    ['2026-10-24', '22:00', '2026-10-24 22:00', '2026-10-24 16:00'],
    ['2026-10-25', '12:00', '2026-10-25 12:00', '2026-10-25 07:00'],
    ['2026-12-31', '23:30', '2026-12-31 23:30', '2026-12-31 17:30'],
    ['2028-02-29', '00:10', '2028-02-29 00:10', '2028-02-28 18:10'],
  ])('starts right on %s at %s in Zurich and in New York', (date, time, here, there) => {
    const { event } = first(calendarFile(occurrencesOf(sampleEvent('a', [day(date, time)])), 'de', settings))
    expect(event.startDate.zone.tzid).toBe(zurich)
    expect(inZone(event.startDate.toJSDate(), zurich)).toBe(here)
    expect(inZone(event.startDate.toJSDate(), 'America/New_York')).toBe(there)
  })

  it('ends after midnight on the day after', () => {
    const late = day('2026-12-31', '21:30', { endDate: '2027-01-01', endTime: '01:30' })
    const { event } = first(calendarFile(occurrencesOf(sampleEvent('a', [late])), 'de', settings))
    expect(inZone(event.endDate.toJSDate(), zurich)).toBe('2027-01-01 01:30')
  })

  it('ends with its last day where that has no end time', () => {
    const show = day('2026-12-11', '10:00', { endDate: '2027-01-10' })
    const { event } = first(calendarFile(occurrencesOf(sampleEvent('a', [show])), 'de', settings))
    expect(inZone(event.startDate.toJSDate(), zurich)).toBe('2026-12-11 10:00')
    expect(inZone(event.endDate.toJSDate(), zurich)).toBe('2027-01-11 00:00')
  })

  it('lasts whole days with an exclusive end', () => {
    const days = day('2026-12-12', undefined, { endDate: '2026-12-13' })
    const { event } = first(calendarFile(occurrencesOf(sampleEvent('a', [days])), 'de', settings))
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-12-12',
      '2026-12-14',
    ])
  })

  it('cancels for subscribers: same UID, higher SEQUENCE, CANCELLED', () => {
    const before = first(
      calendarFile(occurrencesOf(sampleEvent('a', [day('2026-12-08', '20:30')])), 'de', settings),
    )
    const cancelled = sampleEvent('a', [day('2026-12-08', '20:30')], {
      status: 'cancelled',
      changedAt: 1_770_000_060,
    })
    const after = first(calendarFile(occurrencesOf(cancelled), 'de', settings))
    expect(after.event.uid).toBe(before.event.uid)
    expect(after.event.sequence).toBe(before.event.sequence + 60)
    expect(after.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(before.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  const alarmsOf = (text: string) =>
    first(text)
      .component.getAllSubcomponents('valarm')
      .map((alarm) => [alarm.getFirstPropertyValue('action'), String(alarm.getFirstPropertyValue('trigger'))])

  it('reminds of one that is added the day before, at nine where it lasts all day, and never of a cancelled one', () => {
    const remindersOf = (...event: Parameters<typeof sampleEvent>) => {
      const values = occurrencesOf(sampleEvent(...event))
      return [...eventFiles(values, settings)]
        .filter(([path]) => path.includes('/a/'))
        .map(([, text]) => alarmsOf(text))
    }
    expect(remindersOf('a', [day('2026-12-08', '20:30')])).toEqual([[['DISPLAY', '-P1D']]])
    expect(remindersOf('a', [day('2026-12-08')])).toEqual([[['DISPLAY', '-PT15H']]])
    expect(remindersOf('a', [day('2026-12-08', '20:30')], { status: 'cancelled' })).toEqual([[]])
  })

  it('leaves those in peace who subscribe to all events', () => {
    const files = eventFiles(occurrencesOf(sampleEvent('a', [day('2026-12-08', '20:30')])), settings)
    expect(alarmsOf(files.get('/events.ics') ?? '')).toEqual([])
  })

  it('moves for subscribers: the UID stays that of the first moment', () => {
    const moved = day('2026-12-09', '19:00', {
      status: 'moved',
      movedFrom: { date: '2026-12-08', time: '20:30' },
    })
    const uid = (dates: Parameters<typeof sampleEvent>[1]) =>
      first(calendarFile(occurrencesOf(sampleEvent('a', dates)), 'de', settings)).event.uid
    expect(uid([moved])).toBe(uid([day('2026-12-08', '20:30')]))
  })

  const from = { date: '2026-12-08', time: '20:30' }
  const moved = (date: string, time: string) => day(date, time, { status: 'moved', movedFrom: from })
  it.each([
    [
      'the former one is kept as cancelled',
      [day('2026-12-08', '20:30', { status: 'cancelled' }), moved('2026-12-09', '20:30')],
    ],
    ['one was split in two', [moved('2026-12-09', '21:00'), moved('2026-12-09', '18:00')]],
    ['another one stands there now', [day('2026-12-08', '20:30'), moved('2026-12-19', '20:30')]],
    [
      'one is named twice',
      [moved('2026-12-09', '18:00'), moved('2026-12-09', '18:00'), moved('2026-12-10', '18:00')],
    ],
  ])('gives each date a UID of its own where %s, in any order of the feed', (_, dates) => {
    const uids = (given: typeof dates) => {
      const files = eventFiles(occurrencesOf(sampleEvent('a', given)), settings)
      const list = read(files.get('/events.ics') ?? '').events.map(({ event }) => event.uid)
      const alone = [...files]
        .filter(([path]) => path.startsWith('/events/'))
        .map(([, text]) => first(text).event.uid)
      expect(alone).toEqual(list)
      return list
    }
    expect(new Set(uids(dates)).size).toBe(2)
    expect(uids([...dates].reverse())).toEqual(uids(dates))
    expect(uids(dates)).toContain('a-2026-12-08-20-30@www.edelgrat.example')
  })

  it('has the same bytes in any zone of the machine', () => {
    const value = occurrencesOf(sampleEvent('b', [day('2026-12-08', '20:30'), day('2026-12-10')]))
    const zone = process.env.TZ
    const texts = ['America/New_York', 'Asia/Kathmandu', 'UTC'].map((name, index) => {
      process.env.TZ = name
      const siteUrl = `https://host-${index}.example`
      return calendarFile(value, 'de', { ...settings, siteUrl }, 'Name').replaceAll(`host-${index}`, 'host')
    })
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('DTSTAMP:20260202T024000Z')
  })

  it('keeps lines within 75 bytes and says where, what and on which page', () => {
    const event = sampleEvent('a', [day('2026-12-08', '20:30')], {
      place: 'Bootssteg, Serein-Dorf',
      locality: { name: 'Bootssteg', street: 'Seestrasse 14', postalCode: '7399', town: 'Val Serein' },
      description: 'Sehr *lange* Worte über Höhen, Täler und Brücken. '.repeat(6),
    })
    const text = calendarFile(occurrencesOf(event), 'de', settings)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const { component } = first(text)
    expect(component.getFirstPropertyValue('location')).toBe(
      'Bootssteg, Serein-Dorf, Seestrasse 14, 7399 Val Serein',
    )
    expect(component.getFirstPropertyValue('description')).toContain(
      'https://www.edelgrat.example/events/a/2026-12-08/20-30',
    )
  })

  it('is there for each occurrence and once per language to subscribe to', () => {
    const files = eventFiles(
      occurrencesOf(sampleEvent('a', [day('2026-12-08', '20:30'), day('2026-12-09')])),
      settings,
    )
    const occurrences = ['/events/a/2026-12-08/20-30.ics', '/events/a/2026-12-09.ics']
    const [first, ...others] = languages.map((language) => `${listPaths[language]}.ics`)
    expect([...files.keys()]).toEqual([first, ...occurrences, ...others])
    const all = read(files.get('/events.ics') ?? '')
    expect(all.events).toHaveLength(2)
    expect(all.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Veranstaltungen')
    expect(read(files.get('/fr/evenements.ics') ?? '').events).toEqual([])
  })
})
