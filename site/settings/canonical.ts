import { z } from 'zod'

/** A text that has one form however it is given. `formOf` answers that, or undefined for what is none; `rule` says what it must be. */
export const canonical = (formOf: (text: string) => string | undefined, rule: string) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const form = formOf(text)
      if (form !== undefined) return form
      context.addIssue({ code: 'custom', message: rule })
      return z.NEVER
    })
