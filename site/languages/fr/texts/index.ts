import { common } from './common'
import { cookie } from './cookie'
import { detail } from './detail'
import { enquiry } from './enquiry'
import { error } from './error'
import { events } from './events'
import { media } from './media'
import { search } from './search'
import { seo } from './seo'

export const fr = { common, cookie, detail, enquiry, error, events, media, search, seo }
