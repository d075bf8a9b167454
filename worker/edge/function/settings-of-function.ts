import type { EdgeSettings } from '../settings'

/** What is put into the function when it is written. Nothing of it is secret: the file lies at another company. */
export interface FunctionSettings {
  edge: EdgeSettings
  /** Address of the bucket with its prefix, as the function reads it, e.g. `https://s3.example/hotel/live`. */
  storage: string
}
