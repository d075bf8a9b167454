/**
 * The bundle that renders pages, made total: a page whose template throws or never ends becomes a page that says so and
 * nothing else, which is never published (see unmadePages in the gate). A header or footer becomes the last one that could
 * be made. A clean build and a regeneration make the same bytes of it, and no page ends the making of the others.
 *
 * Plain JavaScript, because Gatsby's own workers load it, from a copy beside the bundle.
 */
const path = require('node:path')
const { keptData, putKept, putOwn } = require('./kept-slices.cjs')
const { endingWithin } = require('./one-turn.cjs')
const { begin, end, whyStuck } = require('./work-record.cjs')

const longestReason = 300

/** One line of an error, without the places in the code: two machines say the same. */
function reasonOf(error) {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n', 1)[0].slice(0, longestReason).toWellFormed()
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const unmadePage = (reason) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="robots" content="noindex"/></head><body data-unmade="${escaped(reason)}"></body></html>`

const unmadeSlice = (reason) => `<div data-unmade="${escaped(reason)}"></div>`

/** Pages are made one after the other, so that a record names one. */
let last = Promise.resolve()
function inTurn(work) {
  const made = last.then(work)
  last = made.catch(() => undefined)
  return made
}

/** What renders: webpack's bundle beside this file, and the packages that it leaves outside. */
const renders = (file) =>
  (path.dirname(file) === __dirname && !guards.has(path.basename(file))) ||
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(file)
const guards = new Set([
  'render-page.js',
  'guarded-rendering.cjs',
  'kept-slices.cjs',
  'one-turn.cjs',
  'work-record.cjs',
])

exports.reasonOf = reasonOf

/** `load` requires what webpack made of Gatsby's static entry. */
exports.guarded = (load) => {
  let bundle = load()
  /** A page that was broken off has left its contexts open, from which the next one would read: everything is loaded anew. */
  const loadAnew = () => {
    for (const file of Object.keys(require.cache)) if (renders(file)) delete require.cache[file]
    bundle = load()
  }
  const watched = async (page, work) => {
    begin(page)
    try {
      return await endingWithin(work, loadAnew)
    } finally {
      end()
    }
  }
  /** Its HTML, or why there is none. */
  const slice = async (record, given) => {
    const stuck = whyStuck(record)
    if (stuck !== undefined) return { why: stuck }
    return watched(record, () => bundle.renderSlice(given)).then(
      (html) => ({ html }),
      (error) => ({ why: reasonOf(error) }),
    )
  }
  return {
    ...bundle,
    default: (given) =>
      inTurn(async () => {
        const { pagePath, pageData } = given
        const why = whyStuck(pagePath) ?? pageData?.result?.unmade
        const unmade = (reason) => ({ html: unmadePage(reason), unsafeBuiltinsUsage: [], sliceData: {} })
        if (why !== undefined) return unmade(why)
        return watched(pagePath, () => bundle.default(given)).catch((error) => unmade(reasonOf(error)))
      }),
    renderSlice: (given) =>
      inTurn(async () => {
        const { name } = given.slice
        const own = await slice(`slice--${name}`, given)
        if (own.why === undefined) {
          putOwn(name)
          return own.html
        }
        const data = keptData(name)
        if (data === undefined) return unmadeSlice(own.why)
        const kept = await slice(`slice--${name} as it was`, { ...given, props: { ...given.props, data } })
        if (kept.why !== undefined) return unmadeSlice(own.why)
        putKept(name, data, own.why)
        return kept.html
      }),
  }
}
