/** What is promised, how the code is broken that keeps it, and the tests that must notice. */
export interface Mutant {
  row: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  tests: readonly string[]
}
