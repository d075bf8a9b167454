import type { de } from './de/texts'

/** Checked texts by namespace; a staticText document of the same namespace and language overrides them. */
export type Namespace = keyof typeof de

/** The texts of one namespace: those keys that the main language has, `{{name}}` where a value is filled in. */
export type TextsOf<Name extends Namespace> = { readonly [Key in keyof (typeof de)[Name]]: string }

/** All texts of a language. */
export type LanguageTexts = { readonly [Name in Namespace]: TextsOf<Name> }

/** A key of the texts of these namespaces. */
export type TextKey<Names extends Namespace = Namespace> = {
  [Name in Names]: keyof TextsOf<Name> & string
}[Names]
