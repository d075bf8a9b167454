import type { FastifyInstance } from 'fastify'
import type { DatasetNames } from '../dataset'
import { plainError } from '../errors'
import { accessOf, type Tokens } from './access'
import { pathParameter } from './parameters'

const roles = [
  { name: 'administrator', title: 'Administrator', description: 'May read and write everything' },
]
const editor = {
  id: 'sandbox-editor',
  name: 'Sandbox editor',
  email: 'editor@example.org',
  provider: 'sandbox',
}
const permissions = ['read', 'create', 'update', 'history', 'manage', 'editHistory']

/**
 * What a Studio and the client ask about users and projects. `users/me` answers without credentials too: a Studio
 * then shows no login screen.
 */
export function addProjectRoutes(
  app: FastifyInstance,
  { projectId, dataset }: DatasetNames,
  tokens: Tokens,
): void {
  const project = {
    id: projectId,
    displayName: 'Sandbox',
    studioHost: null,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: [{ id: editor.id, isCurrentUser: true, isRobot: false, role: 'administrator', roles }],
  }
  const datasets = [{ name: dataset, aclMode: 'public', datasetProfile: 'content', features: [], tags: [] }]
  const ofProject = (id: string) => {
    if (id !== projectId) throw plainError(404, `Project "${id}" not found`)
  }

  app.get('/v:version/users/me', async (request) => {
    accessOf(request, tokens)
    return { ...editor, role: 'administrator', roles }
  })
  app.get('/v:version/users/:id', async (request) => {
    const id = pathParameter(request, 'id')
    return { id, displayName: id === editor.id ? editor.name : id, imageUrl: null }
  })
  app.get('/v:version/projects', async () => [project])
  app.get('/v:version/projects/:project', async (request) => {
    ofProject(pathParameter(request, 'project'))
    return project
  })
  app.get('/v:version/projects/:project/datasets', async (request) => {
    ofProject(pathParameter(request, 'project'))
    return datasets
  })
  app.get('/v:version/datasets', async () => datasets)
  // An empty list of grants leaves a Studio blank.
  app.get('/v:version/projects/:project/datasets/:dataset/acl', async () => [
    { filter: '_id in path("**")', permissions },
  ])
}
