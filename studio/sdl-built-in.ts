/** The types that the content service adds to every content model. */
export const builtInTypes = /* GraphQL */ `directive @jsonAlias(for: String!) on FIELD_DEFINITION

directive @reference on FIELD_DEFINITION

scalar Date

scalar DateTime

scalar JSON

"A Sanity document"
interface Document {
  "Document ID"
  _id: ID
  "Document type"
  _type: String
  "Date the document was created"
  _createdAt: DateTime
  "Date the document was last modified"
  _updatedAt: DateTime
  "Current document revision"
  _rev: String
}

type Block {
  _key: String
  _type: String
  children: [Span]
  style: String
  listItem: String
  level: Float
}

type Span {
  _key: String
  _type: String
  marks: [String]
  text: String
}

type CrossDatasetReference {
  _key: String
  _type: String
  _ref: String
  _weak: Boolean
  _dataset: String
  _projectId: String
}

type GlobalDocumentReference {
  _key: String
  _type: String
  _ref: String
  _weak: Boolean
}

type File {
  _key: String
  _type: String
  asset: SanityFileAsset @reference
  media: GlobalDocumentReference
}

type Image {
  _key: String
  _type: String
  asset: SanityImageAsset @reference
  media: GlobalDocumentReference
  hotspot: SanityImageHotspot
  crop: SanityImageCrop
}

type Slug {
  _key: String
  _type: String
  current: String
  source: String
}

type Geopoint {
  _key: String
  _type: String
  lat: Float
  lng: Float
  alt: Float
}

"Where an asset came from."
type SanityAssetSourceData {
  _key: String
  _type: String
  "A canonical name for the source this asset is originating from"
  name: String
  "The unique ID for the asset within the originating source so you can programatically find back to it"
  id: String
  "A URL to find more information about this asset in the originating source"
  url: String
}

"A picture of the media library."
type SanityImageAsset implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
  _key: String
  originalFilename: String
  label: String
  title: String
  description: String
  creditLine: String
  altText: String
  sha1hash: String
  extension: String
  mimeType: String
  size: Float
  assetId: String
  uploadId: String
  path: String
  url: String
  metadata: SanityImageMetadata
  source: SanityAssetSourceData
}

"A file of the media library."
type SanityFileAsset implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
  _key: String
  originalFilename: String
  label: String
  title: String
  description: String
  creditLine: String
  altText: String
  sha1hash: String
  extension: String
  mimeType: String
  size: Float
  assetId: String
  uploadId: String
  path: String
  url: String
  source: SanityAssetSourceData
}

type SanityImageCrop {
  _key: String
  _type: String
  top: Float
  bottom: Float
  left: Float
  right: Float
}

type SanityImageHotspot {
  _key: String
  _type: String
  x: Float
  y: Float
  height: Float
  width: Float
}

type SanityImageMetadata {
  _key: String
  _type: String
  location: Geopoint
  dimensions: SanityImageDimensions
  palette: SanityImagePalette
  lqip: String
  blurHash: String
  thumbHash: String
  hasAlpha: Boolean
  isOpaque: Boolean
}

type SanityImageDimensions {
  _key: String
  _type: String
  height: Float
  width: Float
  aspectRatio: Float
}

type SanityImagePalette {
  _key: String
  _type: String
  darkMuted: SanityImagePaletteSwatch
  lightVibrant: SanityImagePaletteSwatch
  darkVibrant: SanityImagePaletteSwatch
  vibrant: SanityImagePaletteSwatch
  dominant: SanityImagePaletteSwatch
  lightMuted: SanityImagePaletteSwatch
  muted: SanityImagePaletteSwatch
}

type SanityImagePaletteSwatch {
  _key: String
  _type: String
  background: String
  foreground: String
  population: Float
  title: String
}`
