import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EnquiryKind, enquiryKinds, questionsOf } from '../../site/enquiries/questions'
import type { AskedForm } from './asked-form'
import { checkAnswers, dayIn, type Given } from './check-answers'

const today = '2026-11-26'
const everything = { hasChoices: true, ages: true, dog: true, needsPhone: false }

const formOf = (kind: EnquiryKind, asks: Partial<typeof everything> = {}): AskedForm => ({
  id: 'form',
  kind,
  questions: questionsOf(kind, { ...everything, ...asks }).map(({ name, isNeeded, most }) => ({
    name,
    label: name,
    isNeeded,
    most,
    choices: name === 'about' ? new Map([['/zimmer/arven', 'Arvenzimmer']]) : new Map(),
  })),
})

const room: Given = {
  about: '/zimmer/arven',
  arrival: '2026-12-24',
  departure: '2026-12-31',
  guests: '2',
  ages: '4, 9',
  dog: 'yes',
  name: 'Ada Gast',
  email: 'ada@gast.example',
  phone: '',
  message: 'Ein Kinderbett,\r\nbitte.',
}

const complaintsAbout = (given: Given, form = formOf('room'), day = today) => {
  const checked = checkAnswers(form, given, day)
  return checked.is === 'bad'
    ? Object.fromEntries([...checked.complaints].map(([name, { says }]) => [name, says]))
    : {}
}

it('takes what was asked, worded as the house reads it, and leaves out what was not', () => {
  const checked = checkAnswers(formOf('room'), { ...room, to: 'somebody@else.example' }, today)
  expect(checked.is === 'good' && checked.answers.map(({ name, value }) => [name, value])).toEqual([
    ['about', 'Arvenzimmer'],
    ['arrival', '2026-12-24'],
    ['departure', '2026-12-31'],
    ['guests', '2'],
    ['ages', '4, 9'],
    ['dog', 'yes'],
    ['name', 'Ada Gast'],
    ['email', 'ada@gast.example'],
    ['message', 'Ein Kinderbett,\nbitte.'],
  ])
})

it('says of each answer what is wrong with it', () => {
  expect(complaintsAbout({})).toEqual({
    arrival: 'missing',
    departure: 'missing',
    guests: 'missing',
    name: 'missing',
    email: 'missing',
  })
  expect(complaintsAbout({ ...room, arrival: '2026-02-30', departure: 'soon' })).toEqual({
    arrival: 'badDate',
    departure: 'badDate',
  })
  expect(complaintsAbout({ ...room, arrival: '2026-11-25' })).toEqual({ arrival: 'past' })
  expect(complaintsAbout({ ...room, arrival: '2026-11-26' })).toEqual({})
  expect(complaintsAbout({ ...room, departure: '2031-01-01' })).toEqual({ departure: 'far' })
  expect(complaintsAbout({ ...room, departure: '2026-12-24' })).toEqual({ departure: 'order' })
  expect(complaintsAbout({ ...room, about: '/zimmer/fremd' })).toEqual({ about: 'badChoice' })
  expect(complaintsAbout({ ...room, guests: '0' })).toEqual({ guests: 'badNumber' })
  expect(complaintsAbout({ ...room, guests: '1e3' })).toEqual({ guests: 'badNumber' })
  expect(complaintsAbout({ ...room, ages: '4 und 9' })).toEqual({ ages: 'badAges' })
  expect(complaintsAbout({ ...room, ages: '18' })).toEqual({ ages: 'badAges' })
  expect(complaintsAbout({ ...room, email: 'ada@gast' })).toEqual({ email: 'badEmail' })
  expect(complaintsAbout({ ...room, email: 'ada@gast.example, eve@gast.example' })).toEqual({
    email: 'badEmail',
  })
  expect(complaintsAbout({ ...room, phone: 'call me' })).toEqual({ phone: 'badPhone' })
  expect(complaintsAbout({ ...room, message: 'x'.repeat(3001) })).toEqual({ message: 'tooLong' })
  expect(complaintsAbout(room, formOf('room', { needsPhone: true }))).toEqual({ phone: 'missing' })
  const table = { day: '2026-12-01', time: '25:00', guests: '2', name: 'Ada', email: 'ada@gast.example' }
  expect(complaintsAbout(table, formOf('table'))).toEqual({ time: 'badTime' })
})

it('understands days as people write them where a browser has no calendar', () => {
  expect(
    ['24.12.2026', '24/12/2026', '1.2.2027', '2027-02-01', '29.2.2027', '12.24.2026'].map(dayIn),
  ).toEqual(['2026-12-24', '2026-12-24', '2027-02-01', '2027-02-01', undefined, undefined])
})

it('lets no line end out of a message, and no control character anywhere', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(fc.constantFrom(...enquiryKinds), anything, anything, (kind, name, message) => {
      const given = { ...room, day: '2026-12-01', time: '19:30', name: `A${name}`, message }
      const checked = checkAnswers(formOf(kind), given, today)
      if (checked.is === 'bad') throw new Error(JSON.stringify([...checked.complaints]))
      for (const answer of checked.answers)
        expect(answer.value).not.toMatch(
          answer.name === 'message' ? /[^\P{C}\n\t\u200c\u200d]/u : /[^\P{C}\u200c\u200d]/u,
        )
    }),
  )
})

const answersTo = (given: Given) => {
  const checked = checkAnswers(formOf('room'), { ...room, ...given }, today)
  return checked.is === 'good'
    ? Object.fromEntries(checked.answers.map(({ name, value }) => [name, value]))
    : checked.complaints
}

it('keeps emoji whole and the letters of names as they are joined, and nothing else that nobody sees', () => {
  const family = '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}'
  const persian = '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'
  expect(
    answersTo({ name: ` ${persian}\u200c `, message: `Wir ${family}\r\nfreuen uns\u00ad!` }),
  ).toMatchObject({
    name: persian,
    message: `Wir ${family}\nfreuen uns!`,
  })
  expect(answersTo({ name: 'Ada\u202eGast\ufeff' })).toMatchObject({ name: 'AdaGast' })
  expect(complaintsAbout({ ...room, name: '\u200d \u200c\u200d' })).toEqual({ name: 'missing' })
  expect(answersTo({ email: 'ada@ga\u00adst.exa\u200dmple' })).toMatchObject({ email: 'ada@gast.example' })
})

it.each([
  ['+41 81 555 00 00', '+41 81 555 00 00'],
  ['081 555\u201300\u201300', '081 555\u201300\u201300'],
  ['081\u2011555\u201100\u201100', '081\u2010555\u201000\u201000'],
  ['(+41) 81 555 00 00', '(+41) 81 555 00 00'],
  ['\u202a+41 81 555 00 00\u202c', '+41 81 555 00 00'],
  ['\uff0b81\u300090\uff0d1234\uff0d5678', '+81 90-1234-5678'],
])('takes a number to call as it was typed or copied: %s', (phone, taken) => {
  expect(answersTo({ phone })).toMatchObject({ phone: taken })
})

it('reads wide digits and signs, as some keyboards write them', () => {
  expect(
    answersTo({ guests: '\uff12', ages: '\uff14\u3001\uff19', email: 'ada\uff20gast.example' }),
  ).toMatchObject({ guests: '2', ages: '4, 9', email: 'ada@gast.example' })
})
