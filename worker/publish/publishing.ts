import os from 'node:os'
import path from 'node:path'
import { holdersFile } from '../../site/addresses/holders-file'
import { imageHost } from '../../site/settings/image-host'
import { thirdPartyOrigins } from '../../site/settings/third-party-origins'
import { sha256 } from '../disk/sha256'
import { nginxFiles } from '../edge/nginx'
import { type EdgeSettings, edgeSettings } from '../edge/settings'
import { varnishFile, varnishVcl } from '../edge/varnish'
import type { Settings, VisitorSettings } from '../settings/settings'
import { openShelf, shelfFolder } from './guarded/shelf'
import { cacheHeaderOf } from './prove/cache-header'
import { nginxHasRead } from './prove/nginx-has-read'
import { createProver, proofBehind } from './prove/proof'
import { noPurger, type Purger } from './prove/purge'
import { purgeCloudflare } from './prove/purge-cloudflare'
import { purgeCloudFront } from './prove/purge-cloudfront'
import { purgeFastly } from './prove/purge-fastly'
import { purgeByMethod, purgeVarnish } from './prove/purgers'
import { createPublisher } from './publisher'
import type { Publisher, PublishLog } from './publisher-types'
import { folderTarget } from './targets/folder'
import { Objects } from './targets/objects'
import { s3Target } from './targets/s3'
import { storageAddress, storageUrl } from './targets/storage-address'
import { storageClient } from './targets/storage-client'
import type { SiteAnswers, Target } from './targets/target'

type PublishSettings = Pick<
  Settings,
  'publish' | 'purge' | 'nginx' | 'varnish' | 'siteUrl' | 'dataDir' | 'site' | 'redisUrl' | 'content'
>

/** The rules by which visitors are answered, as the settings say. */
export const visitorEdge = (
  settings: Pick<
    VisitorSettings,
    | 'siteUrl'
    | 'purgedBy'
    | 'imageOrigin'
    | 'imageBaseUrl'
    | 'worker'
    | 'thirdParties'
    | 'content'
    | 'trustedProxies'
  >,
): EdgeSettings =>
  edgeSettings({
    siteUrl: settings.siteUrl,
    cacheHeader: cacheHeaderOf[settings.purgedBy],
    imageOrigin: settings.imageOrigin,
    pressOrigin: `http://${settings.worker.host}:${settings.worker.port}`,
    pictureSource: { projectId: settings.content.projectId, dataset: settings.content.dataset },
    trustedProxies: settings.trustedProxies,
    thirdParties: thirdPartyOrigins(settings.thirdParties),
    imageHost: imageHost(settings.imageBaseUrl),
  })

/** Folder of the release store. */
export const releaseFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  path.join(dataDir, 'releases')

/** Where the builder puts the bytes of what it makes, by their hash. */
export const blobFolders = (settings: Pick<Settings, 'dataDir'>): { open: string; guarded: string } => ({
  open: path.join(releaseFolder(settings), 'blobs'),
  guarded: path.join(shelfFolder(settings), 'blobs'),
})

/** Folder that visitors are served from; undefined where it is a storage. */
export const servedFolder = ({ publish }: Pick<Settings, 'publish'>): string | undefined =>
  storageAddress(publish.target) ? undefined : publish.target

/** Where releases go, as the settings say: a folder for a web server, or S3-compatible storage. */
function targetOf(settings: PublishSettings, edge: EdgeSettings, log: PublishLog): Target {
  const { publish, nginx: given, varnish, dataDir, site } = settings
  const nginx = given && { ...given, pictureOrigin: site.origin }
  const address = storageAddress(publish.target)
  if (!address) {
    const folder = publish.target
    const store = releaseFolder({ dataDir })
    const owner = ownerOf(settings)
    if (!nginx) return folderTarget({ folder, store, owner })
    return folderTarget({
      folder,
      store,
      owner,
      configuration: serverFiles(edge, { ...nginx, folder }, varnish),
      reload: (files) => nginxHasRead(files, { origin: nginx.origin, log }),
    })
  }
  const { bucket, prefix } = address
  const folder = path.join(dataDir, 's3')
  const storage = storageUrl(address, publish.s3)
  return s3Target({
    client: storageClient(publish.s3),
    bucket,
    prefix,
    folder,
    owner: ownerOf(settings),
    ...(nginx
      ? {
          configuration: serverFiles(edge, { ...nginx, folder, storage }, varnish),
          reload: (files) => nginxHasRead(files, { origin: nginx.origin, log }),
        }
      : {}),
  })
}

/** Where the history of releases is kept beside the disk of the machine that leads; undefined where nobody said. */
function archiveOf({ publish }: PublishSettings): Objects | undefined {
  const address = publish.history === undefined ? undefined : storageAddress(publish.history)
  return address && new Objects({ client: storageClient(publish.s3), ...address })
}

/** Whose content is published: the same on each machine, with each queue. */
const contentOf = ({ content }: Pick<PublishSettings, 'content'>): string =>
  `${content.projectId}:${content.dataset}`

/** Stands for the queue and says nothing of it: the object or file that holds it may be read by everybody. */
function ownerOf({ redisUrl, dataDir, content }: PublishSettings): string {
  if (redisUrl === undefined) return sha256(`${os.hostname()} ${path.resolve(dataDir)}`)
  const { host, pathname } = new URL(redisUrl)
  return sha256(`${host}${pathname} ${contentOf({ content })}`)
}

/** What nginx and Varnish need, as they are set: files beside the site. */
const serverFiles =
  (
    edge: EdgeSettings,
    nginx: {
      listen: string
      cache: string
      pressOrigin: string | undefined
      pictureOrigin: string
      resolver: string | undefined
      authorities: string | undefined
      folder: string
      storage?: string
    },
    varnish: PublishSettings['varnish'],
  ) =>
  (answers: SiteAnswers) => ({
    ...nginxFiles(
      {
        ...edge,
        pressOrigin: nginx.pressOrigin ?? edge.pressOrigin,
        pictureOrigin: nginx.pictureOrigin,
        resolver: nginx.resolver,
        authorities: nginx.authorities,
      },
      nginx,
      answers,
    ),
    ...(varnish ? { [varnishFile]: varnishVcl(varnish) } : {}),
  })

function purgerOf({ purge, siteUrl }: PublishSettings): Purger {
  switch (purge.kind) {
    case 'http':
      return purgeByMethod(purge.url)
    case 'varnish':
      return purgeVarnish(purge.url)
    case 'cloudflare':
      return purgeCloudflare({ ...purge, siteUrl })
    case 'fastly':
      return purgeFastly({ ...purge, siteUrl })
    case 'cloudfront':
      return purgeCloudFront(purge)
    case 'none':
      return noPurger
  }
}

/**
 * The release store of a site with its target, purge and proof. A release counts as live when its pages were fetched
 * and seen to be the new ones: from the cache where one is purged, else from the edge at `address`.
 */
export function openPublisher(
  settings: PublishSettings,
  edge: EdgeSettings,
  address: () => string,
  log: PublishLog,
): Publisher {
  const purge = purgerOf(settings)
  return createPublisher({
    folder: releaseFolder(settings),
    target: targetOf(settings, edge, log),
    archive: archiveOf(settings),
    archiveOwner: contentOf(settings),
    gate: { siteUrl: settings.siteUrl },
    retention: settings.publish.kept,
    holdersFile: holdersFile(settings.dataDir),
    guardedPages: () => openShelf(settings).openPaths(),
    purge,
    prove: (pages) =>
      createProver(
        settings.purge.kind === 'none'
          ? { edge: address() }
          : { edge: settings.siteUrl, ...proofBehind(purge) },
      )(pages),
    log,
  })
}
