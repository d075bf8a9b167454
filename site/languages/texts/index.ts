import { common } from './common'
import { cookie } from './cookie'
import { detail } from './detail'
import { error } from './error'
import { events } from './events'
import { media } from './media'
import { seo } from './seo'
import type { Texts } from './texts'

/** The checked fallback of every namespace; a staticText document of the same namespace and language overrides it. */
export const fallbackTexts = { common, cookie, detail, error, events, media, seo } as const satisfies Record<
  string,
  Texts
>
