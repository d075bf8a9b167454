import { demoNames } from '../../site/settings/demo-names'

/** Settings of the Studio, from variables that the Studio's build puts in place of these names. */
export const studioSettings = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || demoNames.project,
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  /** Address of another content service than Sanity's own, such as http://localhost:8020; empty otherwise. */
  apiHost: process.env.SANITY_STUDIO_API_HOST || '',
  /** Where the site is, for links from a document to its page. No slash at the end. */
  siteUrl: process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:8000',
  /** Where the worker is, which tells what became of a document; empty where receipts are not shown. No slash at the end. */
  workerUrl: process.env.SANITY_STUDIO_WORKER_URL || '',
  /** Where the preview is, which shows drafts as pages; empty where there is none. No slash at the end. */
  previewUrl: process.env.SANITY_STUDIO_PREVIEW_URL || '',
}
