import type { FastifyInstance } from 'fastify'

/** Specification of the id: `GTM-` and uppercase letters or digits. */
const idPattern = /^GTM-[A-Z0-9]+$/

/**
 * `GET /gtm.js?id=GTM-…`: a tag manager that reads `window.dataLayer`, reports events to `/collect` with the consent
 * in force, and sets `_ga` only while analytics storage is granted, as the real one does.
 */
export function addTagManager(app: FastifyInstance): void {
  app.get('/gtm.js', async (request, reply) => {
    const url = new URL(request.url, 'http://third-parties')
    const id = url.searchParams.get('id') ?? ''
    if (!idPattern.test(id)) return reply.code(404).type('text/plain').send('Unknown container')
    const layer = url.searchParams.get('l') ?? 'dataLayer'
    const settings = JSON.stringify({ id, layer }).replaceAll('<', '\\u003c')
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(script(settings))
  })
  app.post('/collect', async (_request, reply) => reply.code(204).send())
}

const script = (settings: string): string => `(function (settings) {
  var origin = new URL(document.currentScript.src).origin
  var layer = (window[settings.layer] = window[settings.layer] || [])
  var consent = {}
  var manager = (window.google_tag_manager = window.google_tag_manager || {})
  if (manager[settings.id]) return
  manager[settings.id] = { dataLayer: layer }

  function granted() { return consent.analytics_storage === 'granted' }

  function report(event) {
    var body = JSON.stringify({ container: settings.id, event: event, consent: consent, location: location.href, title: document.title })
    if (!navigator.sendBeacon(origin + '/collect', body)) fetch(origin + '/collect', { method: 'POST', body: body, keepalive: true, mode: 'no-cors' })
  }

  function read(entry) {
    if (!entry) return
    if (entry[0] === 'consent') {
      Object.assign(consent, entry[2])
      if (granted()) document.cookie = '_ga=GA1.1.1.1; path=/; max-age=63072000; SameSite=Lax'
    }
    else if (entry[0] === 'event') report(Object.assign({ event: entry[1] }, entry[2]))
    else if (entry.event) report(entry)
  }

  layer.forEach(read)
  var push = layer.push
  layer.push = function () {
    var result = push.apply(layer, arguments)
    Array.prototype.forEach.call(arguments, read)
    return result
  }
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
})(${settings})
`
