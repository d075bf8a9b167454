import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

interface BotCheckOptions {
  secret: string
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Milliseconds that a token is good for; a page asks for a new one after 295 s. */
const tokenLife = 300_000
/** A visitor with this site key never passes. */
export const blockedSiteKey = 'blocked'

interface Token {
  issued: number
  hostname: string
  action: string
}

/**
 * A bot check in the shape of Turnstile: a script with `turnstile.render`, and `POST /siteverify` for the server.
 * A token is good once and for 300 s.
 */
export function addBotCheck(app: FastifyInstance, { secret, now }: BotCheckOptions): void {
  const tokens = new Map<string, Token>()

  app.get('/turnstile/v0/api.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  )

  app.post('/turnstile/challenge', async (request, reply) => {
    const asked = fieldsOf(request.body)
    if (!asked.sitekey) return reply.code(400).send({ error: '400020' })
    if (asked.sitekey === blockedSiteKey) return reply.code(403).send({ error: '600010' })
    const token = `0.${randomUUID()}`
    tokens.set(token, { issued: now(), hostname: asked.hostname ?? '', action: asked.action ?? '' })
    return { token }
  })

  const verify = (given: Record<string, string>) => {
    const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes })
    if (!given.secret) return refuse('missing-input-secret')
    if (given.secret !== secret) return refuse('invalid-input-secret')
    if (!given.response) return refuse('missing-input-response')
    const token = tokens.get(given.response)
    if (!token)
      return refuse(given.response.startsWith('0.') ? 'timeout-or-duplicate' : 'invalid-input-response')
    tokens.delete(given.response)
    if (now() - token.issued > tokenLife) return refuse('timeout-or-duplicate')
    const { issued, hostname, action } = token
    return {
      success: true,
      'error-codes': [],
      challenge_ts: new Date(issued).toISOString(),
      hostname,
      action,
      cdata: '',
    }
  }

  app.post('/siteverify', async (request) => verify(fieldsOf(request.body)))
  app.post('/turnstile/v0/siteverify', async (request) => verify(fieldsOf(request.body)))
}

/** A form or JSON, as the real service takes both. */
function fieldsOf(body: unknown): Record<string, string> {
  const text = String(body ?? '')
  try {
    const parsed: unknown = JSON.parse(text)
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

const script = `(function () {
  var url = new URL(document.currentScript.src)
  var widgets = {}
  var count = 0

  function challenge(id) {
    var widget = widgets[id]
    if (!widget) return
    var body = JSON.stringify({ sitekey: widget.options.sitekey, action: widget.options.action || '', hostname: location.hostname })
    widget.status.textContent = 'Checking…'
    fetch(url.origin + '/turnstile/challenge', { method: 'POST', body: body }).then(function (answer) {
      return answer.json().then(function (result) {
        if (!widgets[id]) return
        if (!answer.ok) throw result.error
        widget.token = widget.field.value = result.token
        widget.status.textContent = 'You are human'
        if (widget.options.callback) widget.options.callback(result.token)
      })
    }).catch(function (error) {
      widget.status.textContent = 'Check failed'
      if (widget.options['error-callback']) widget.options['error-callback'](String(error))
    })
  }

  window.turnstile = {
    ready: function (callback) { callback() },
    render: function (container, options) {
      var element = typeof container === 'string' ? document.querySelector(container) : container
      if (!element) return undefined
      var id = 'cf-chl-widget-' + (count += 1)
      var field = document.createElement('input')
      field.type = 'hidden'
      field.name = options['response-field-name'] || 'cf-turnstile-response'
      var status = document.createElement('span')
      status.setAttribute('role', 'status')
      element.append(status, field)
      widgets[id] = { options: options, element: element, field: field, status: status }
      if (options.execution !== 'execute') challenge(id)
      return id
    },
    execute: challenge,
    reset: function (id) {
      var widget = widgets[id]
      if (!widget) return
      widget.token = undefined
      widget.field.value = ''
      challenge(id)
    },
    remove: function (id) {
      if (!widgets[id]) return
      widgets[id].field.remove()
      widgets[id].status.remove()
      delete widgets[id]
    },
    getResponse: function (id) { return widgets[id] && widgets[id].token },
    isExpired: function (id) { return !(widgets[id] && widgets[id].token) }
  }

  var onload = url.searchParams.get('onload')
  if (onload && typeof window[onload] === 'function') window[onload]()
  if (url.searchParams.get('render') !== 'explicit') {
    document.querySelectorAll('.cf-turnstile').forEach(function (element) {
      window.turnstile.render(element, { sitekey: element.dataset.sitekey, action: element.dataset.action })
    })
  }
})()
`
