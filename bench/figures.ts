import type { Summary } from './statistics'

/** One kind of change, measured several times. */
export interface KindFigures {
  name: string
  /** Milliseconds of the work itself: of all stages together. */
  whole: Summary
  stages: Readonly<Record<string, Summary>>
  /** Pages that were made again, in the middle case. */
  pages: number
}

/** A kind of edit, from the content service to the visitor. */
export interface EditFigures extends KindFigures {
  /** Milliseconds of the builder alone: from the changes being known to the files being staged. */
  builder: Summary
  /** Milliseconds from the change's acceptance, by listener or webhook, to the page being seen new at the edge and the receipt being kept. */
  live: Summary
}

/** One document that is shown on very many pages, and a small edit that comes while they are made. */
export interface LargeFigures {
  pages: number
  /** Milliseconds from the webhook to the last page. */
  whole: number
  /** The same of the small edit. */
  small: number
  /** Megabytes of the builder afterwards. */
  memory: number
}

export interface SiteFigures {
  size: number
  pages: number
  /** Seconds of the first build, of a start from the state of an orderly end, and of one from a snapshot. */
  cold: number
  warm: number
  snapshot: number
  /** Seconds of a warm `gatsby build` after one changed sentence, on the same site in the same run. */
  warmBuild: number
  /** Milliseconds until one of the first edits after a start is live. */
  first: number
  kinds: EditFigures[]
  large: LargeFigures
  /** Megabytes of the builder after the first kind of edits and after all. */
  memory: { early: number; late: number }
}
