import type { QueryRunner } from './gatsby-interface'
import { reasonOf } from './guarded-rendering.cjs'
import { begin, end, whyStuck } from './work-record.cjs'

interface Result {
  data?: unknown
  errors?: readonly unknown[]
}

const isResult = (value: unknown): value is Result => typeof value === 'object' && value !== null

const pathOf = (variables: object): string | undefined =>
  'path' in variables && typeof variables.path === 'string' ? variables.path : undefined

/**
 * Makes Gatsby's queries total: where a resolver fails, or a page is given up, there are no data but the reason, and the
 * page says so (see guarded-rendering.cjs). A query that is wrong itself still fails: it has no `data` at all.
 */
export function guardQueries(runner: { prototype: QueryRunner }): void {
  const { query } = runner.prototype
  runner.prototype.query = async function (this: QueryRunner, text, variables, about) {
    const page = pathOf(variables)
    const why = page === undefined ? undefined : whyStuck(page)
    if (why !== undefined) return { data: null, unmade: why }
    if (page !== undefined) begin(page)
    try {
      const result = await query.call(this, text, variables, about)
      if (!isResult(result) || !result.errors || !('data' in result)) return result
      return { data: null, unmade: reasonOf(result.errors[0]) }
    } finally {
      if (page !== undefined) end()
    }
  }
}
