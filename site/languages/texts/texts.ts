import type { Language } from '../locales'

/** Checked texts of one namespace in every language: flat keys, `{{name}}` where a value is filled in. */
export type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>
