import type { Fields, Language, PageEntry } from '../../write'

type PageTexts = Fields & { path: string; title: string }

/** A page in three languages. */
export const page = (id: string, shared: Fields, texts: Record<Language, PageTexts>): PageEntry => ({
  id,
  type: 'page',
  shared,
  ...texts,
})
