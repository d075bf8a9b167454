import { createRequire } from 'node:module'
import path from 'node:path'
import { parseImageReference } from '../addresses/image-reference'
import { fault } from '../border/problem'
import { leftOutField } from './raw'
import { type LeftOut, shapeDocument } from './shape-document'
import { documentShape } from './shapes'

type Fields = Readonly<Record<string, unknown>>
type ToNode = (document: Fields, options: unknown) => object

/** The one module through which gatsby-source-sanity makes its nodes. */
interface NodeMaker {
  toGatsbyNode: ToNode
}

/** The version of gatsby-source-sanity whose inside is known, here and in the builder. */
export const sanitySourceVersion = '7.9.2'

const requireFrom = createRequire(path.resolve('package.json'))

/**
 * The maker of nodes of the installed version.
 * @throws Error that names both versions where it is another one than is known.
 */
export function knownNodeMaker(
  installed: string = requireFrom('gatsby-source-sanity/package.json').version,
): NodeMaker {
  if (installed !== sanitySourceVersion)
    throw new Error(
      `The site works inside of gatsby-source-sanity ${sanitySourceVersion}, but ${installed} is installed. ` +
        'Read site/content/source-border.ts, run its test, then change the version there.',
    )
  return requireFrom('gatsby-source-sanity/lib/util/normalize')
}

const isBorder = Symbol.for('the border of content documents')

const fileName = /(?<![^/])([^/]*)\.([a-z]+)$/
const isPictureAddress = (url: unknown): boolean => {
  const [, name, format] = (typeof url === 'string' && fileName.exec(url)) || []
  return (
    typeof url === 'string' &&
    URL.canParse(url) &&
    parseImageReference(`image-${name}-${format}`) !== undefined
  )
}

/** The plugin makes a preview of every picture from its address, and ends the build over one that is none. */
function withAddress(
  document: Fields,
  leftOut: readonly LeftOut[],
): { document: Fields; leftOut: readonly LeftOut[] } {
  if (document._type !== 'sanity.imageAsset' || isPictureAddress(document.url)) return { document, leftOut }
  const { id = 'none', width = 1, height = 1, format = 'jpg' } = parseImageReference(document._id) ?? {}
  const url = `https://cdn.sanity.io/images/${id}-${width}x${height}.${format}`
  if (document.url === undefined) return { document: { ...document, url }, leftOut }
  const value = String(document.url).slice(0, 80)
  const wrong = fault(
    'document.picture',
    `"${value}" is not the address of a picture; that of its id is used`,
    { value },
  )
  return { document: { ...document, url }, leftOut: [...leftOut, { field: 'url', ...wrong }] }
}

const isOfModel = ({ _type }: Fields): boolean =>
  typeof _type === 'string' && documentShape(_type) !== undefined

/**
 * A document of a type that the content model has not, with nothing but its name. The plugin takes one of the type
 * "imageAsset" for a picture and "Page" for a page, and ends the build over what they hold.
 */
const nameOnly = ({ _id, _rev }: Fields): Fields => ({ _id, _rev, _type: 'notOfThisSite' })

/**
 * Makes a node of a document in the shape of the content model; what was left out stands on the node. One of another type
 * becomes a node that no page can read.
 */
export const shapedNode =
  (toGatsbyNode: ToNode): ToNode =>
  (given, options) => {
    if (!isOfModel(given)) return toGatsbyNode(nameOnly(given), options)
    const shaped = shapeDocument(given)
    const { document, leftOut } = withAddress(shaped.document, shaped.leftOut)
    const node = toGatsbyNode(document, options)
    return leftOut.length === 0 ? node : { ...node, [leftOutField]: leftOut }
  }

/**
 * Sets the border in front of the content service's plugin: from here on it makes nodes of shaped documents only, in a
 * clean build, in `gatsby develop` and, as the builder calls the same function, in a regeneration. Done once.
 */
export function guardContentSource(maker: NodeMaker = knownNodeMaker()): void {
  const { toGatsbyNode } = maker
  if (Object.hasOwn(toGatsbyNode, isBorder)) return
  maker.toGatsbyNode = Object.assign(shapedNode(toGatsbyNode), { [isBorder]: true })
}
