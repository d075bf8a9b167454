import type { ReactElement } from 'react'
import type { Season } from '../../../calendar/season'
import { type Language, languageFrom } from '../../../languages/locales'
import type { Alternative } from '../../../languages/switching'

/** What a page says of the header and the footer that stand around it. */
export interface PageFrame {
  language: Language
  /** Path of this page, and of its translations: what the language switch leads to. */
  path: string
  translations: readonly Alternative[]
  /** The season that the page itself belongs to, and that of the house. */
  season?: string | null | undefined
  houseSeason?: string | null | undefined
  /** Home and season pages carry the season switch (specification, section 2, Header). */
  hasSeasonSwitch?: boolean
  /** Tone of the header over a picture at the top: ink or snow. Without it the header stands on the ground. */
  heroTone?: (season: Season | undefined) => string | undefined
  /** Gold, Rose or Green: the colour of the whole page, behind what has none of its own. */
  ground?: string
  /** The language switch keeps the query: a filtered list, and a choice of rooms, stay as they are. */
  keepsQuery?: boolean
}

/** What a document of the content service says of the frame of its page. */
interface FramedDocument {
  readonly language: string
  readonly path: string
  readonly translations: readonly Alternative[]
  readonly season?: string | null
  /** Gold, Rose, Green or White. */
  readonly background: string
}

export const documentFrame = (document: FramedDocument): PageFrame => ({
  language: languageFrom(document.language),
  path: document.path,
  translations: document.translations,
  season: document.season,
  ground: document.background,
  keepsQuery: true,
})

/** Of a page whose document is gone there is nothing to stand around. */
type FrameOf = (props: object) => PageFrame | null

const hasFrame = (template: unknown): template is { frame: FrameOf } =>
  typeof template === 'function' && 'frame' in template && typeof template.frame === 'function'

/** What the template of a page says of its frame. */
export const pageFrameOf = (page: ReactElement, props: object): PageFrame | null =>
  hasFrame(page.type) ? page.type.frame(props) : null
