import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLog } from '../operations/log'
import { draftContentPath } from '../preview/draft-content'
import type { PreviewSettings } from '../preview/open-preview'
import { Builder } from '../regenerate/supervisor/builder'
import type { Environment } from '../settings/settings'
import { besideProduct } from './beside-product'
import { builderEnvironment } from './builder-environment'

/** A snapshot is for the next start after a loss; of the preview, whose files nobody else has, one an hour is enough. ms. */
const snapshotEvery = 3_600_000

/**
 * The builder of the preview: the same one, with a data folder of its own that only the product's user may read. Its content
 * service is the one that shows drafts as though they were published; its pages know no third party.
 */
export function draftBuilder(
  product: PreviewSettings,
  environment: Environment,
  siteFolder: string,
  now: () => number,
): Builder {
  const { preview, content } = product
  // Within the product's folder: the one place that it may write to, and keeps.
  const beside = besideProduct(product, path.join(product.dataDir, 'preview'))
  chmodSync(beside.dataDir, 0o700)
  const settings = {
    ...beside,
    siteUrl: preview.url,
    content: { ...content, apiHost: `http://localhost:${preview.port}${draftContentPath}` },
    thirdParties: { ...beside.thirdParties, ...noThirdParties },
  }
  return new Builder({
    siteFolder,
    dataFolder: beside.dataDir,
    // What the pages are made with beside the builder's own code: another one makes others.
    env: { ...builderEnvironment(settings, environment), PREVIEW_MADE_WITH: madeWith(siteFolder) },
    snapshotEvery,
    now,
    log: createLog({ level: product.logLevel }),
  })
}

const noThirdParties = {
  standIn: undefined,
  tagManagerId: undefined,
  hasRouterSync: false,
  sealUrl: undefined,
  botCheckKey: undefined,
}

/** Hash of the code that turns documents into those of the preview. */
function madeWith(siteFolder: string): string {
  const room = path.join(__dirname, '..', 'preview')
  const own = readdirSync(room).filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  const files = [
    ...own.sort().map((name) => path.join(room, name)),
    path.join(siteFolder, 'studio', 'shown-text.ts'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}
