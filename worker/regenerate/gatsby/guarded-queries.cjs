/**
 * Gatsby's queries, made total: where a resolver fails, or a page is given up, there are no data but the reason, and the
 * page says so (see guarded-rendering.cjs). A query that is wrong itself still fails: it has no `data` at all.
 *
 * Plain JavaScript, because Gatsby's own workers load it (see guarded-workers.cjs).
 */
const { reasonOf } = require('./guarded-rendering.cjs')
const { begin, end, whyStuck } = require('./work-record.cjs')

exports.guardQueries = (runner) => {
  const { query } = runner.prototype
  runner.prototype.query = async function (text, variables, about) {
    const page = variables?.path
    const why = page === undefined ? undefined : whyStuck(page)
    if (why !== undefined) return { data: null, unmade: why }
    if (page !== undefined) begin(page)
    try {
      const result = await query.call(this, text, variables, about)
      if (!result?.errors || !('data' in result)) return result
      return { data: null, unmade: reasonOf(result.errors[0]) }
    } finally {
      if (page !== undefined) end()
    }
  }
}
