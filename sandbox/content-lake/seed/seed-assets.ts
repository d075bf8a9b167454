import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { type AssetPlace, imageAssetDocument } from '../assets/asset-document'
import { type AssetFiles, sha1Of, writeWhole } from '../assets/asset-files'
import { type ImageFacts, readImageFacts } from '../assets/image-facts'
import { storeFile, storeImage } from '../assets/upload'
import { assetInfoOf, type PictureNote, readPictureNotes } from './picture-notes'
import { assetKey, type SeedAsset, type StoredAsset } from './seed-documents'

type AssetDocument = Record<string, unknown> & { _id: string; _type: string }
const remembered = z.record(z.string(), z.looseObject({ _id: z.string(), _type: z.string() }))
/** Pictures that are read at the same time. */
const atOnce = 4
const picturePattern = /\.(jpe?g|png|webp|avif)$/i

/** A picture that is drawn when somebody asks for its file. */
export interface DrawnPicture {
  /** What it is drawn from: different wherever the drawing would be. It takes the place of the SHA-1 of its bytes. */
  recipe: string
  /** px of its longer side. */
  longEdge: number
  /** The same picture, smaller, which is there: a path relative to the folder of the seed. */
  proof: string
  draw(): Promise<Buffer>
}

interface FoundAsset {
  asset: SeedAsset
  /** What the document is remembered by. */
  mark: string
  document: AssetDocument
  isMissing: boolean
}

interface SeededAssets {
  documents: AssetDocument[]
  assetOf: (asset: SeedAsset) => StoredAsset | undefined
  /** Paths that the seed names and nobody has made yet. */
  missing: string[]
}

/**
 * Stores the assets of a seed. What a file was found to be is remembered in the data folder by its path, size and
 * time, so that a later start opens none of them. For a missing picture another one of its folder stands in.
 */
export class SeedAssets {
  readonly #memory: string
  readonly #notes = new Map<string, ReadonlyMap<string, PictureNote>>()

  constructor(
    dataFolder: string,
    private readonly seed: { folder: string; drawn?: (path: string) => DrawnPicture | undefined },
    private readonly files: AssetFiles,
    private readonly place: AssetPlace,
  ) {
    this.#memory = path.join(dataFolder, 'seed-assets.json')
  }

  async store(assets: Iterable<SeedAsset>): Promise<SeededAssets> {
    const known = this.#recall()
    const found: FoundAsset[] = []
    const queue = assets[Symbol.iterator]()
    const work = async (): Promise<void> => {
      for (let next = queue.next(); !next.done; next = queue.next())
        found.push(await this.#find(next.value, known))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    found.sort((one, other) => assetKey(one.asset).localeCompare(assetKey(other.asset)))
    await writeWhole(
      this.#memory,
      JSON.stringify(Object.fromEntries(found.map(({ mark, document }) => [mark, document]))),
    )
    const byKey = new Map(found.map(({ asset, document }) => [assetKey(asset), document]))
    return {
      documents: [...new Map(found.map(({ document }) => [document._id, document])).values()],
      missing: found.flatMap(({ asset, isMissing }) => (isMissing ? [asset.path] : [])),
      assetOf: (asset) => this.#stored(asset, byKey.get(assetKey(asset))),
    }
  }

  async #find(asset: SeedAsset, known: Readonly<Record<string, AssetDocument>>): Promise<FoundAsset> {
    const drawn = this.#drawn(asset)
    if (drawn) return this.#promise(asset, drawn, known)
    const file = this.#fileOf(asset)
    const mark = this.#mark(asset, file)
    const document = known[mark] ?? (await this.#store(asset, file))
    return { asset, mark, document, isMissing: file !== this.#resolve(asset.path) }
  }

  readonly #resolve = (relative: string): string => path.resolve(this.seed.folder, relative)

  /** How a picture is drawn of which there is no file; a file that lies there is stored as any other. */
  #drawn({ kind, path: relative }: SeedAsset): DrawnPicture | undefined {
    if (kind !== 'image' || fs.existsSync(this.#resolve(relative))) return undefined
    return this.seed.drawn?.(relative)
  }

  async #promise(
    asset: SeedAsset,
    { recipe, longEdge, proof, draw }: DrawnPicture,
    known: Readonly<Record<string, AssetDocument>>,
  ): Promise<FoundAsset> {
    const smaller = this.#resolve(proof)
    const mark = JSON.stringify([recipe, this.#mark(asset, smaller)])
    const sha1 = sha1Of(recipe)
    const describe = async (): Promise<AssetDocument> => {
      const facts = enlarged(await readImageFacts(await fs.promises.readFile(smaller)), longEdge)
      const info = assetInfoOf(path.basename(asset.path), this.#note(smaller))
      return imageAssetDocument(sha1, undefined, facts, info, this.place)
    }
    const document = known[mark] ?? (await describe())
    this.files.promise(sha1, String(document.extension), { make: draw, proof: smaller })
    return { asset, mark, document, isMissing: false }
  }

  #stored(asset: SeedAsset, document: AssetDocument | undefined): StoredAsset | undefined {
    const hotspot = this.#note(this.#resolve(this.#drawn(asset)?.proof ?? asset.path))?.hotspot
    return document && { id: document._id, ...(hotspot && { hotspot }) }
  }

  /** The file itself or a stand-in for it; undefined where there is nothing to stand in. */
  #fileOf({ kind, path: relative }: SeedAsset): string | undefined {
    const file = this.#resolve(relative)
    if (fs.existsSync(file)) return file
    return kind === 'image' ? standIn(file) : undefined
  }

  /** Changes whenever the asset document would. */
  #mark(asset: SeedAsset, file: string | undefined): string {
    const note = file && this.#note(file)
    const { projectId, dataset, assetBaseUrl } = this.place
    const place = `${assetBaseUrl}/${projectId}/${dataset}`
    if (!file) return JSON.stringify([assetKey(asset), place])
    const { size, mtimeMs } = fs.statSync(file)
    return JSON.stringify([asset.kind, file, size, mtimeMs, note ?? null, place])
  }

  async #store({ kind, path: relative }: SeedAsset, file: string | undefined): Promise<AssetDocument> {
    const name = path.basename(file ?? relative)
    if (kind === 'image') {
      const bytes = file ? await fs.promises.readFile(file) : await plainPicture(name)
      return storeImage(bytes, assetInfoOf(name, file ? this.#note(file) : undefined), this.files, this.place)
    }
    const bytes = file ? await fs.promises.readFile(file) : Buffer.from(`${name} is not there yet.\n`)
    return storeFile(bytes, undefined, assetInfoOf(name, undefined), this.files, this.place)
  }

  #note(file: string): PictureNote | undefined {
    const folder = path.dirname(file)
    const notes = this.#notes.get(folder) ?? readPictureNotes(folder)
    this.#notes.set(folder, notes)
    return notes.get(path.basename(file))
  }

  /** What cannot be read is found anew. */
  #recall(): Record<string, AssetDocument> {
    try {
      return remembered.parse(JSON.parse(fs.readFileSync(this.#memory, 'utf8')))
    } catch {
      return {}
    }
  }
}

function enlarged(facts: ImageFacts, longEdge: number): ImageFacts {
  const scale = longEdge / Math.max(facts.width, facts.height)
  return { ...facts, width: Math.round(facts.width * scale), height: Math.round(facts.height * scale) }
}

/** Always the same picture for the same name, and different ones for different names where there are several. */
function standIn(file: string): string | undefined {
  const folder = path.dirname(file)
  if (!fs.existsSync(folder)) return undefined
  const pictures = fs
    .readdirSync(folder)
    .filter((name) => picturePattern.test(name))
    .sort()
  const chosen = pictures[numberOf(path.basename(file)) % pictures.length]
  return chosen && path.join(folder, chosen)
}

/** A plain sky over a plain slope, coloured by its name: enough to build a site before there is any picture. */
function plainPicture(name: string): Promise<Buffer> {
  const hue = numberOf(name) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="1600" height="1067" fill="hsl(${hue},35%,78%)"/><path d="M0 800 500 420l380 300 340-220 380 340v227H0z" fill="hsl(${hue},30%,45%)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
