import { type CheerioAPI, load } from 'cheerio/slim'
import { isEnquiryKind, isQuestionName, questionRules } from '../../site/enquiries/questions'
import type { AskedForm, AskedQuestion } from './asked-form'
import type { Given } from './check-answers'

/** As a page of UTF-8 is written: letters as they are. */
const parsed = (html: string): CheerioAPI =>
  load(html, { xml: { xmlMode: false, decodeEntities: true, encodeEntities: 'utf8' } })

const formNamed = (page: CheerioAPI, id: string) =>
  page('form[data-enquiry]').filter((_, form) => page(form).attr('data-enquiry') === id)

/** Reads a form from its published page; undefined where it is not there (any more). */
export function formOnPage(html: string, id: string): AskedForm | undefined {
  const page = parsed(html)
  const form = formNamed(page, id).first()
  const kind = form.attr('data-kind') ?? ''
  if (!isEnquiryKind(kind)) return undefined
  const questions = form
    .find('[data-question]')
    .toArray()
    .flatMap((element): AskedQuestion[] => {
      const question = page(element)
      const name = question.attr('data-question') ?? ''
      if (!isQuestionName(name)) return []
      const field = question.find(`[name="${name}"]`)
      const options = field
        .find('option')
        .toArray()
        .map((option): [string, string] => [page(option).attr('value') ?? '', page(option).text()])
      return [
        {
          name,
          label: question.find('[data-label]').text(),
          isNeeded: field.attr('required') !== undefined,
          most: questionRules[name].most,
          choices: new Map(options.filter(([value]) => value !== '')),
        },
      ]
    })
  return { id, kind, questions }
}

/** What stands where the form stands, or above it. */
export interface PageAnswer {
  id: string
  /** Above the form, or in its place. */
  title?: string
  lines: readonly string[]
  /** What was typed, and what is wrong with it by the name of the question; without it the form goes. */
  again?: { given: Given; faults: ReadonlyMap<string, string> }
}

/**
 * The published page with an answer in it, for those whose browser ran no script: the same page in the same look, with what
 * they typed. It carries no script, so that none makes it the page again that it was.
 */
export function pageWithAnswer(html: string, { id, title, lines, again }: PageAnswer): string {
  const page = parsed(html)
  page(
    'script, link[rel="preload"][as="script"], link[as="fetch"], link[rel="canonical"], link[rel="alternate"]',
  ).remove()
  // A browser with scripts hides these, although none runs here.
  page('noscript').each((_, element) => void page(element).replaceWith(page(element).html() ?? ''))
  page('head').append('<meta name="robots" content="noindex">')
  const place = page('[data-answer]').filter((_, each) => page(each).attr('data-answer') === id)
  if (title !== undefined) place.append(page('<h3></h3>').text(title))
  for (const line of lines) {
    const paragraph = page('<p></p>').text(line)
    if (again) paragraph.attr('data-refused', 'true')
    place.append(paragraph)
  }
  const form = formNamed(page, id)
  if (again) fillIn(page, form, again)
  else form.remove()
  place.attr('id', answerId)
  if (again) firstOf(form.find('[aria-invalid]'), place).attr('autofocus', '')
  return page.html()
}

type Elements = ReturnType<typeof formNamed>

/** What a browser shows first: where something is to be put right, or what is said above the form. */
const firstOf = (faulty: Elements, place: Elements): Elements => (faulty.length > 0 ? faulty : place).first()

/** Where a browser scrolls to. */
export const answerId = 'enquiry-answer'

function fillIn(page: CheerioAPI, form: Elements, { given, faults }: NonNullable<PageAnswer['again']>): void {
  form.find('[data-question]').each((_, element) => {
    const question = page(element)
    const name = question.attr('data-question') ?? ''
    if (!isQuestionName(name)) return
    const field = question.find(`[name="${name}"]`)
    const value = given[name] ?? ''
    const { input } = questionRules[name]
    if (input === 'check') {
      if (value !== '') field.attr('checked', '')
    } else if (input === 'choice') {
      field.find('option').removeAttr('selected')
      field
        .find('option')
        .filter((_index, option) => page(option).attr('value') === value)
        .attr('selected', '')
    } else if (input === 'long') field.text(value)
    else field.attr('value', value)
    const fault = faults.get(name)
    if (fault === undefined) return
    field.attr('aria-invalid', 'true')
    question.find('[data-fault]').text(fault)
  })
}
