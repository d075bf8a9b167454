import { type EdgeSettings, edgeSettings } from '../../worker/edge/settings'
import { siteUrl } from './small-site'

const nowhere = 'http://127.0.0.1:9'

/** Settings of an edge of the small hotel behind which neither pictures nor the worker answer. */
export const loneEdge = (given: Partial<EdgeSettings> = {}): EdgeSettings =>
  edgeSettings({
    siteUrl,
    imageOrigin: nowhere,
    pressOrigin: nowhere,
    pictureSource: { projectId: 'p', dataset: 'd' },
    ...given,
  })
