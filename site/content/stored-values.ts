/** The values that documents and parts of the content service are made of, as they are stored (specification, section 3). */

export interface Reference {
  _type: 'reference'
  _ref: string
  _weak?: boolean
}

/** A picture as an editor places it: the asset with its crop, its focal point and what it means on this page. */
export interface StoredPicture {
  _type?: 'picture'
  _key?: string
  asset?: Reference
  crop?: { top: number; bottom: number; left: number; right: number }
  hotspot?: { x: number; y: number; width: number; height: number }
  alt?: string
  caption?: string
  /** How the picture is cut: default (as it is), square, panorama (147:36.75) or a custom `w:h` such as `4:5`. */
  ratio?: string
}

/** A link of any kind: external, to a document, or to a section of a document. */
export interface StoredLink {
  _type?: 'link'
  _key?: string
  label?: string
  isExternal?: boolean
  externalLink?: string
  link?: Reference
  sectionId?: string
}

export interface StoredSpan {
  _type: 'span'
  _key: string
  text: string
  marks?: string[]
}

/** Rich text: styles h1 to h6, normal, blockquote; marks strong, em, link; lists bullet and number with levels. */
export interface StoredBlock {
  _type: 'block'
  _key: string
  style?: string
  listItem?: 'bullet' | 'number'
  level?: number
  markDefs?: (StoredLink & { _key: string })[]
  children: StoredSpan[]
}

export interface StoredDownload {
  _key: string
  _type: 'downloadFile' | 'downloadImage'
  name?: string
  file?: { asset?: Reference }
  image?: StoredPicture
}

/** An entry of a menu, which may hold a menu. */
export interface StoredMenuItem {
  _key: string
  _type?: 'menuItem'
  title?: string
  /** Shown where there is no title. */
  label?: string
  isExternal?: boolean
  externalLink?: string
  isJumplink?: boolean
  jumplink?: { internalLink?: Reference; sectionId?: string }
  pageRef?: Reference
  children?: StoredMenuItem[]
}
