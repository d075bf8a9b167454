import { type Language, prefixes } from './locales'

/** `/media-corner`, `/fr/media-corner`, `/en/media-corner` (specification, section 2, Routes). */
export const mediaCornerPath = (language: Language): string => `${prefixes[language]}/media-corner`
