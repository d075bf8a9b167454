import type { EdgeSettings } from './settings'

/**
 * The addresses that are fetched from the content service: pictures and files of this project and dataset, named by their
 * content. Works in JavaScript and in PCRE; `path` without its query.
 */
export function picturePattern({ projectId, dataset }: EdgeSettings['pictureSource']): string {
  const place = `${projectId}/${dataset}`
  return `^/(?:images/${place}/[A-Za-z0-9]+-[0-9]+x[0-9]+|files/${place}/[A-Za-z0-9]+)[.][a-z0-9]+$`
}
