import { readPath } from '../../site/addresses/address-form'
import type { AskedForm } from './asked-form'
import type { Given } from './check-answers'

/**
 * What was typed, with what the visitor came to ask about: a link from a room's page has it in the address of the form
 * (`?about=`), and without scripts nobody chose it there. An answer that was given counts. `referer` is the address that the
 * form was sent from, as the browser says it.
 */
export function withChosenByAddress(
  given: Given,
  form: AskedForm,
  path: string,
  referer: string | undefined,
): Given {
  if (given.about || !referer || !URL.canParse(referer)) return given
  const { pathname, searchParams } = new URL(referer)
  const about = searchParams.get('about')
  const choices = form.questions.find(({ name }) => name === 'about')?.choices
  return readPath(pathname) === path && about && choices?.has(about) ? { ...given, about } : given
}
