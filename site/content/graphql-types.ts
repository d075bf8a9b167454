import { describeFields } from '../nodes/describe-fields'
import { partGraphqlTypes } from './shown-parts'
import { siteFieldLines, siteTypeLines } from './shown-site-parts'

/**
 * The types that the site adds to those of the content service. Templates read only these: references are resolved,
 * links are safe, pictures carry their image data. Each description shows in GraphiQL.
 */
export const contentTypes = describeFields(/* GraphQL */ `
"One page in the sitemap: the narrow node that menus, links and language switches read."
type SitemapEntry implements Node @dontInfer {
  "Id of the content document."
  documentId: String!
  "page, room, restaurant, package or activity."
  type: String!
  language: String!
  "Path with language prefix, without a trailing slash."
  path: String!
  "Title of the document."
  title: String!
  "Whether this is the home page of its language."
  isHome: Boolean!
  "summer or winter on the two season pages."
  season: String
  "Whether it asks search engines to leave it out."
  noIndex: Boolean!
}

"What a list shows of a page: title, one line, picture, price."
type Teaser implements Node @dontInfer {
  documentId: String!
  "page, room, restaurant, package or activity."
  type: String!
  language: String!
  path: String!
  title: String!
  lead: String
  "The short line of an index, e.g. size of a room and what it has of its own."
  line: String
  "What it costs at least: one price for each season, or one for the year."
  prices: [LowestPrice!]!
  "First day of arrival of an offer, YYYY-MM-DD."
  validFrom: String
  "Last day of arrival of an offer, YYYY-MM-DD."
  validTo: String
  "summer or winter, where the page belongs to one season."
  season: String
  picture: Picture
}

"A form by which guests ask, as a page shows it: worded in its language."
type EnquiryForm @dontInfer {
  "Path of the page that it stands on."
  page: String!
  "What is asked, in order."
  questions: [EnquiryQuestion!]!
  "The words of the button."
  send: String!
  "The same while it is being sent."
  sending: String!
  "What becomes of what guests write."
  privacy: String!
  "What is said when nobody answers."
  unavailable: String!
  "Beside the field that only programs fill in."
  trap: String!
}

"One question of a form."
type EnquiryQuestion @dontInfer {
  "about, arrival, departure, day, time, guests, ages, dog, name, email, phone or message."
  name: String!
  "The question in the words of its language."
  label: String!
  "choice, date, time, number, text, email, tel, check or long."
  input: String!
  "Whether it must be answered."
  isNeeded: Boolean!
  "Characters of a text, or the largest number."
  most: Int!
  "What browsers fill in, as HTML names it."
  autoComplete: String
  "What stands beside the question: an example, or that it is optional."
  hint: String
  "What can be chosen; the first says that nothing is."
  choices: [EnquiryChoice!]!
}

"One entry of a choice."
type EnquiryChoice @dontInfer {
  "Path of the room, package, restaurant or activity; empty for none."
  value: String!
  "What it is called."
  label: String!
}

"A room as the room finder compares it."
type RoomChoice implements Node @dontInfer {
  path: String!
  title: String!
  "What it has of its own, in a few words."
  ownFeature: String
  "Square metres."
  size: Float
  "For how many persons at most."
  guests: Int
  "As a visitor reads it, e.g. double bed, 180 by 200 cm."
  beds: String
  "On which floors it lies, in words: 2nd to 4th floor."
  floorText: String
  "The same one by one, from the lowest."
  floors: [Floor!]!
  "Its floor plan."
  floorPlan: Picture
  "Whether dogs are welcome."
  allowsDogs: Boolean!
  "Whether it has a stove or a fireplace."
  hasStove: Boolean!
  "Whether it has a bathtub."
  hasBathtub: Boolean!
  "What it costs at least: one price for each season, or one for the year."
  prices: [LowestPrice!]!
}

"A floor of the house."
type Floor {
  "0 is the ground floor."
  level: Int!
  "What it is called: 2nd floor."
  label: String!
}

"The lowest price of a season in the currency of the house; label is the editor's word for it."
type LowestPrice { season: String amount: Float! label: String }

"The page that has a path, as breadcrumbs read it."
type PageName implements Node @dontInfer {
  "Path with language prefix, without a trailing slash."
  path: String!
  title: String!
}

"A page behind the access code, as its translations there read it. No public page may ask for it."
type GuardedPage implements Node @dontInfer {
  "Id of the content document."
  documentId: String!
  "Where the press serves it."
  path: String!
  "Path of its code screen."
  guards: String!
  title: String!
  language: String!
}

"A picture of the media library that several places share, with the crop and focal point that it has there."
type LibraryPicture implements Node @dontInfer {
  documentId: String!
  "Its name in the library."
  title: String
  picture: Picture
}

"A part of the whole site in one language, as it is stored: header, general, menus and the like."
type SitePart implements Node @dontInfer {
  kind: String!
  language: String!
  content: JSON!
}

"A page in another language."
type Translation {
  language: String!
  path: String!
  title: String!
  "Whether it asks search engines to leave it out: then no page names it to them."
  noIndex: Boolean!
}

"Title, description and share picture for search engines."
type PageHead {
  title: String!
  "What the editor wrote for search engines and shared links; the home page has the texts of the site instead."
  ownTitle: String
  description: String
  noIndex: Boolean!
  "Share picture, 1200 x 630 px."
  shareImage: String
}

"A resolved link. href is safe and complete; external links open in a new tab."
type Link {
  label: String
  href: String!
  isExternal: Boolean!
}

"A picture with its meaning on this page. Rich text elsewhere is JSON: Portable Text blocks (specification, section 3) whose link marks carry href, isExternal and opensNewTab; a link that is not allowed or leads nowhere is left out. Alt text is never null: an empty one marks decoration."
type Picture {
  alt: String!
  caption: String
  "Credit line of the asset."
  credit: String
  "Width in px of what the editor's cut leaves of the original."
  width: Int!
  "Height in px of what the editor's cut leaves of the original."
  height: Int!
  "The picture as delivered by the image service, without scaling. fit: clip, crop, fill, fillmax, max, scale, min; crop: top, bottom, left, right, center, focalpoint, entropy."
  url(fit: String, crop: String): String!
  "The cut for shared links, 1200 x 630 px as JPEG, around the focal point."
  shareUrl: String!
  "Responsive image data. ratio: default, square, panorama or w:h, whatever the editor chose; usual: the same where the editor chose nothing. width: widest size in px."
  image(ratio: String, usual: String, width: Int, layout: String): JSON!
}

"A label and its value, such as size and 32 m²."
type Fact { label: String! value: String! }

"A price in a currency (ISO 4217) per unit; with a season it holds then only."
type Price { label: String! season: String amount: Float currency: String! unit: String note: String }

"Opening hours of some days, HH:mm in the hotel's zone."
type OpeningHours { days: String! opens: String closes: String note: String }

"A film: one of the house's moving posters, or a video of a provider that loads only on request."
type Film {
  title: String
  poster: Picture
  "summer or winter: a moving poster drawn by the site."
  animatedPoster: String
  "youtube or vimeo."
  provider: String
  videoId: String
  "Seconds."
  duration: Int
}

"A file to download."
type Download {
  name: String!
  "What the file was called when it was uploaded; a download keeps this name."
  filename: String!
  "Address of the file."
  url: String!
  "File extension without a dot."
  extension: String!
  "Bytes."
  size: Float
  "Set when it is an image."
  preview: Picture
}

"When the house is open: season is summer or winter, from and to are local dates."
type OpenSeason {
  "summer or winter."
  season: String!
  "First day of it, YYYY-MM-DD."
  from: String!
  "Last day of it, YYYY-MM-DD."
  to: String!
}

"A time zone, with the minutes that it is east of UTC through some years, so that pages tell its time by themselves."
type HouseZone {
  "In the words of the IANA, e.g. Europe/Zurich."
  name: String!
  "In the order of time; each holds until the next."
  offsets: [ZoneOffset!]!
}

"From an instant on, a zone is so many minutes east of UTC."
type ZoneOffset {
  "ISO 8601."
  from: String!
  "Minutes east of UTC; negative west of it."
  minutes: Int!
}

"Common to all page parts. key is stable; sectionId is the target of jump links; background is Gold, Rose, Green or White."
interface PagePart {
  key: String!
  sectionId: String
  background: String!
  "summer or winter, where it shows in one season only."
  shownIn: String
  title: String
}

${partGraphqlTypes}

"The picture of a document, by its id: of the media library, of an asset as it is, or of a page."
type ImageById {
  "Id of the document that was asked for."
  id: String!
  "The asset itself, expanded."
  asset: SanityImageAsset
  "What the editor cut off, as shares of each side."
  crop: SanityImageCrop
  "What has to stay in sight, as shares of width and height."
  hotspot: SanityImageHotspot
  "Title of the asset, or its name in the media library."
  title: String
  "Whose picture it is."
  creditLine: String
  "The same as pages show it."
  picture: Picture
}
"A menu with its links resolved. An item without href is a dropdown without an own page."
type MenuItem { key: String! title: String! href: String isExternal: Boolean! children: [MenuItem!]! }
"The mark of a partner and where it leads."
type PartnerLogoLink { href: String! alt: String! isLazyloaded: Boolean! picture: Picture }
"A profile of the hotel elsewhere; type is its name as text."
type SocialLink { type: String! url: String! }
"A navigation column of the footer."
type FooterColumn { menuId: String! items: [MenuItem!]! }

"Everything that header and fly-out show in one language (specification, section 2, Header)."
type SiteHeader {
  ${siteFieldLines('header')}
  language: String!
  homePath: String!
  "summer, winter or null: the season that the hotel is in, by the editor or by the opening dates."
  season: String
  menu: [MenuItem!]!
  flyout: [MenuItem!]!
  ${siteTypeLines}
}

"Everything that the footer shows in one language (specification, section 2, Footer)."
type SiteFooter {
  language: String!
  homePath: String!
  "Year of the copyright line, from the Today node."
  year: Int!
  columns: [FooterColumn!]!
  ${siteTypeLines}
}

"The hotel itself: its name, where it lies, how it is reached and booked."
type HotelFacts {
  ${siteFieldLines('general')}
  language: String!
  "The picture of the home page."
  picture: Picture
  "The same as a share picture, 1200 x 630 px."
  shareImage: String
}

"How the house is reached, in words."
type ContactInfo {
  ${siteFieldLines('contactInfo')}
  language: String!
}

"When the house is open, in words, and its partners."
type Prefooter {
  ${siteFieldLines('prefooter')}
  language: String!
}

"Where else the hotel is."
type SocialMedia {
  ${siteFieldLines('socialMedia')}
  language: String!
}

"The legal pages, each of the language or shared with the main one."
type LegalLinks {
  ${siteFieldLines('legal')}
  language: String!
}

"The day that the pages show, in the hotel's time zone."
type Today implements Node @dontInfer {
  "YYYY-MM-DD."
  date: String!
}

"The moment whose documents the pages show: those that it finds in their windows."
type Moment implements Node @dontInfer {
  "ISO 8601, UTC."
  at: String!
}

"Translated texts of one language and namespace, as gatsby-plugin-react-i18next reads them: data is a JSON object of key and text."
type Locale implements Node @dontInfer {
  language: String!
  ns: String!
  data: String!
}
"One namespace of texts."
type LocaleEdge { node: Locale! }
"The shape in which gatsby-plugin-react-i18next reads texts."
type LocaleTexts { edges: [LocaleEdge!]! }
`)
