import type { DocumentType } from '../definition'
import { activity } from './activity'
import { contactInfo, legal, prefooter, socialMedia } from './footer'
import { general } from './general'
import { header } from './header'
import { mediaImage } from './media-image'
import { navigationMenu } from './navigation-menu'
import { packageType } from './package'
import { page } from './page'
import { restaurant } from './restaurant'
import { room } from './room'
import { mediaCorner, redirects, staticText } from './texts'

/** Every kind of document, pages first. */
export const documentTypes: DocumentType[] = [
  page,
  room,
  restaurant,
  packageType,
  activity,
  navigationMenu,
  header,
  general,
  contactInfo,
  prefooter,
  socialMedia,
  legal,
  staticText,
  mediaCorner,
  mediaImage,
  redirects,
]
