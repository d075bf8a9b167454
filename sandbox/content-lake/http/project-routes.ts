import type { FastifyInstance } from 'fastify'
import type { DatasetNames } from '../dataset'
import { plainError } from '../errors'
import { seeder } from '../history/tell-events'
import { editors } from '../sign-in/editors'
import { type Access, accessOf, type Keys } from './access'
import { pathParameter } from './parameters'

const roles = {
  editor: [{ name: 'editor', title: 'Editor', description: 'May read and write everything' }],
  administrator: [
    { name: 'administrator', title: 'Administrator', description: 'May read and write everything' },
  ],
}
const permissions = ['read', 'create', 'update', 'history', 'manage', 'editHistory']

/** Who asks with a token of a program. */
const program = { id: 'sandbox-editor', name: 'Sandbox editor', email: 'editor@example.org' }

/** What a Studio and the client ask about users and projects. */
export function addProjectRoutes(
  app: FastifyInstance,
  { projectId, dataset }: DatasetNames,
  keys: Keys,
): void {
  const projectFor = (reader: Access) => ({
    id: projectId,
    displayName: 'Sandbox',
    studioHost: null,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: editors.map(({ id }) => ({
      id,
      isCurrentUser: id === reader.editor?.id,
      isRobot: false,
      role: 'editor',
      roles: roles.editor,
    })),
  })
  const datasets = [{ name: dataset, aclMode: 'public', datasetProfile: 'content', features: [], tags: [] }]
  const ofProject = (id: string) => {
    if (id !== projectId) throw plainError(404, `Project "${id}" not found`)
  }

  app.get('/v:version/users/me', async (request) => {
    const { readsPrivate, editor } = accessOf(request, keys)
    if (!readsPrivate) throw plainError(401, 'Unauthorized - Session not found')
    const role = editor ? 'editor' : 'administrator'
    return { ...(editor ?? program), provider: 'sandbox', role, roles: roles[role] }
  })
  app.get('/v:version/users/:ids', async (request) => {
    const users = pathParameter(request, 'ids').split(',').map(userOf)
    return users.length === 1 ? users[0] : users
  })
  app.get('/v:version/projects', async (request) => [projectFor(accessOf(request, keys))])
  app.get('/v:version/projects/:project', async (request) => {
    ofProject(pathParameter(request, 'project'))
    return projectFor(accessOf(request, keys))
  })
  app.get('/v:version/projects/:project/datasets', async (request) => {
    ofProject(pathParameter(request, 'project'))
    return datasets
  })
  app.get('/v:version/datasets', async () => datasets)
  // An empty list of grants leaves a Studio blank.
  app.get('/v:version/projects/:project/datasets/:dataset/acl', async (request) =>
    accessOf(request, keys).writes
      ? [{ filter: '_id in path("**")', permissions }]
      : [{ filter: '_id in path("*")', permissions: ['read'] }],
  )
  // A Studio that is refused asks whether anybody is there.
  app.get('/v:version/ping', async () => ({ pong: true }))
}

function userOf(id: string) {
  const { name, email } = [...editors, program, seeder].find((user) => user.id === id) ?? { name: id }
  return { id, displayName: name, email: email ?? null, imageUrl: null }
}
