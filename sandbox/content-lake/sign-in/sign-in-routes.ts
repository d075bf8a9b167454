import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../editor/page-layout'
import { plainError } from '../errors'
import { accessOf, type Keys, sessionToken } from '../http/access'
import { formOf, ownOrigin, refuseForeignForms } from '../http/own-forms'
import { last, parametersOf } from '../http/parameters'
import { editors } from './editors'
import { cookieFor, expiredCookie } from './session-cookie'
import { signInPage } from './sign-in-page'

export interface SignIn {
  keys: Keys
  projectId: string
  /** Where Studios run that may be handed a session. */
  studioOrigins: readonly string[]
}

/**
 * Signing in: a Studio finds the provider, sends the browser to its page, and gets it back with a token in the fragment, which it
 * takes out of the address before anything else. (It can fetch a token for a ticket, too, as the service has it; but where the
 * answer comes a moment before it has noticed, it sends the editor to the sign-in page once more.) The browser keeps a cookie
 * for the lake's own pages.
 */
export function addSignInRoutes(app: FastifyInstance, { keys, projectId, studioOrigins }: SignIn): void {
  const { sessions } = keys

  app.get('/v:version/auth/providers', async (request) => ({
    providers: [
      {
        name: 'sandbox',
        title: 'The content lake',
        url: `${ownOrigin(request, projectId)}/v1/auth/login/sandbox`,
      },
    ],
  }))

  app.get('/v:version/auth/login/sandbox', async (request, reply) => {
    targetOf(request, studioOrigins)
    return sendPage(reply, signInPage(), studioOrigins)
  })

  app.post('/v:version/auth/login/sandbox', async (request, reply) => {
    refuseForeignForms(request)
    const target = targetOf(request, studioOrigins)
    const chosen = formOf(request).get('editor')
    const editor = editors.find(({ id }) => id === chosen)
    if (!editor) throw plainError(400, 'There is no such editor')
    const token = sessions.begin(editor)
    if (studioOrigins.includes(target.origin)) target.hash = `token=${token}`
    return reply.header('set-cookie', cookieFor(token)).redirect(target.href, 303)
  })

  app.get('/v:version/auth/id', async (request) => {
    const { editor } = accessOf(request, keys)
    if (!editor) throw plainError(401, 'Unauthorized - Session not found')
    return { id: editor.id }
  })

  app.post('/v:version/auth/logout', async (request, reply) => {
    signOut(request, reply)
    return { ok: true }
  })

  app.post('/sign-out', async (request, reply) => {
    refuseForeignForms(request)
    signOut(request, reply)
    return reply.redirect('/', 303)
  })

  function signOut(request: FastifyRequest, reply: FastifyReply): void {
    const token = sessionToken(request)
    if (token !== undefined) sessions.end(token)
    reply.header('set-cookie', expiredCookie)
  }
}

/** Where to go with a session: a page of the lake, or a Studio. @throws LakeError 403 for anywhere else: it would be handed over */
function targetOf(request: FastifyRequest, studioOrigins: readonly string[]): URL {
  const own = `http://${request.headers.host}`
  const asked = last(parametersOf(request), 'origin') ?? '/'
  if (!URL.canParse(asked, own)) throw plainError(400, `"${asked}" is no address`)
  const target = new URL(asked, own)
  if (target.origin !== own && !studioOrigins.includes(target.origin))
    throw plainError(403, `${target.origin} may not be handed a session`)
  return target
}
