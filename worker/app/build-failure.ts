import { ContentUnavailable } from '../changes/errors'
import type { Settings } from '../settings/settings'

/** Why there is no site, for whoever asked for it to be built: a worker would try again later, a build does not. */
export function buildFailure(
  error: unknown,
  { sandbox, content }: Pick<Settings, 'sandbox'> & { content: Pick<Settings['content'], 'apiHost'> },
): string {
  if (!(error instanceof ContentUnavailable)) return error instanceof Error ? error.message : String(error)
  const todo = sandbox
    ? 'It is the one of the demo hotel, which answers while `npm start` runs, or `npm run sandbox`.'
    : 'Look at SANITY_PROJECT_ID, SANITY_DATASET and SANITY_TOKEN, and at what is between here and there.'
  return `Nothing was built: the content service at ${content.apiHost} could not be read: ${error.detail}. ${todo}`
}
