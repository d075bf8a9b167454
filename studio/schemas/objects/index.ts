import type { SchemaType } from '../definition'
import { downloadFile, downloadImage } from './download'
import { fact } from './fact'
import { filmSource } from './film-source'
import { link } from './link'
import { jumplink, menuItem } from './menu-item'
import { openSeason } from './open-season'
import { openingTime } from './opening-time'
import { backgroundColor, pageSettings } from './page-settings'
import { pageUrl } from './page-url'
import { picture } from './picture'
import { price } from './price'
import { richText } from './rich-text'
import { seo } from './seo'
import { mediaCornerSection, partnerLogo, redirect, socialLink, staticTextEntry } from './site-lists'

/** The building blocks that documents and parts share. */
export const objectTypes: SchemaType[] = [
  picture,
  link,
  pageUrl,
  backgroundColor,
  pageSettings,
  seo,
  fact,
  price,
  openSeason,
  openingTime,
  filmSource,
  downloadFile,
  downloadImage,
  jumplink,
  menuItem,
  partnerLogo,
  socialLink,
  staticTextEntry,
  mediaCornerSection,
  redirect,
  richText,
]
