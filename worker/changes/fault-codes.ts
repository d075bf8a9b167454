/** What can be wrong with what is published, beside what documents and feeds can have wrong. */
export type PublishFaultCode =
  | `gate.${'lost-pages' | 'dead-link' | 'translation-missing' | 'translation-unanswered' | 'translation-dropped' | 'still-linked' | 'lookalike' | 'unmade' | 'unpublished' | 'pinned-site' | 'pinned-page'}`
  | `file.${'name' | 'irregular'}`
  | 'slice.unmade'
  | `content.${'incomplete' | 'unreadable'}`
  | `rollback.${'unknown' | 'not-kept' | 'no-bytes' | 'no-earlier' | 'guarded' | 'guarded-unknown' | 'not-leading'}`
  | 'override.nothing'
  | `redirect.${'start' | 'home' | 'from' | 'to' | 'target' | 'twice' | 'circle' | 'list'}`

/**
 * What becomes of a page that is objected to: its earlier version stays, it is not live yet, it is live all the same, or
 * what it points to stays with it. Part of the facts of such a fault.
 */
export type FaultOutcome = 'earlier' | 'not-yet' | 'live' | 'target-stays'
