/** What the data folder holds, as it is told to operators. `damaged`: what was moved aside. */
export const dataKinds = [
  'releases',
  'site',
  'builder',
  'preview',
  'queue',
  'enquiries',
  'studio',
  'logs',
  'damaged',
  'other',
] as const
export type DataKind = (typeof dataKinds)[number]

const isKind = (name: string): name is DataKind => (dataKinds as readonly string[]).includes(name)

/** The kind of what lies in the data folder under this name. */
export function kindOf(name: string): DataKind {
  if (isSetAside(name)) return 'damaged'
  if (/\.log(?:\.\d+)?$/.test(name)) return 'logs'
  return isKind(name) ? name : 'other'
}

/** Whether a file or folder of this name was moved aside because it was damaged. */
export const isSetAside = (name: string): boolean => /\.damaged(?:-[\w:.-]+)?$/.test(name)

/**
 * Folders of which nothing is tidied here, by their names below the data folder: names there are made of content, or, of
 * damaged records, say which numbers were given (store/history.ts).
 */
export const isLeftAlone = (name: string): boolean =>
  /^(?:(?:builder|preview|studio)|s3\/[^/]+|releases\/records)$/.test(name)
