/** How programs of this project name the machine that they run on. */
const own = ['localhost', '127.0.0.1', '::1']
/** In NO_PROXY, alone: no proxy is asked for anything. */
const everything = '*'

const listOf = (names = '') => names.split(',').flatMap((name) => name.trim() || [])

/**
 * Keeps what this machine asks of itself from the proxy that HTTP_PROXY names: libraries ask it for every address of http, and
 * that of a company knows nothing of a content lake here. What the variables say already stays; some libraries read the small one first.
 */
function askOwnAddressesDirectly(env) {
  const merged = (names) =>
    names?.trim() === everything ? everything : [...new Set([...listOf(names), ...own])].join(',')
  const [large, small] = [env.NO_PROXY, env.no_proxy]
  env.NO_PROXY = merged(large || small)
  if (small) env.no_proxy = merged(small)
}

module.exports = { askOwnAddressesDirectly }
