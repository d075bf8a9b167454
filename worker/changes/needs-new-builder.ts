/**
 * Thrown before anything was changed: the builder that runs cannot make this, one that is built anew can. `message` is for
 * logs. The change waits while that one is built beside, and nothing else does.
 */
export class NeedsNewBuilder extends Error {
  override readonly name = 'NeedsNewBuilder'
}
