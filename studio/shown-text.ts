import { hasForm } from './rules'
import type { Field } from './schemas/definition'

/**
 * Whether pages show a field as text, as somebody wrote it. Left out are:
 * 1. kinds other than words: numbers, dates, addresses, switches;
 * 2. a choice from a list, which programs decide by;
 * 3. what must have a written form, such as a time, a code or a name in an address;
 * 4. what says so itself (`isShown: false` in the schema).
 * Rich text is shown, too; it is no field of words, but of blocks.
 */
export const isShownText = (field: Field): boolean =>
  (field.type === 'string' || field.type === 'text') &&
  !('options' in field && field.options) &&
  !hasForm(field.validation) &&
  field.isShown !== false
