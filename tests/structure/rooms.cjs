/**
 * Which room may import which (docs/decisions/2026-11-23-rooms.md), types included. Data runs one way: a room names the
 * rooms below it, and nothing else is allowed. Read by dependency-cruiser, which names both files where an arrow turns.
 */

/** Rooms of `site/`, and what each may import besides itself. */
const site = {
  border: [],
  languages: [],
  calendar: [],
  settings: ['calendar', 'languages'],
  addresses: ['border', 'calendar', 'languages'],
  nodes: ['addresses', 'border', 'calendar', 'languages'],
  content: ['addresses', 'border', 'calendar', 'languages', 'nodes', 'settings'],
  events: ['addresses', 'border', 'calendar', 'languages', 'nodes', 'settings'],
  'page-plan': ['addresses', 'border', 'calendar', 'content', 'events', 'languages', 'nodes', 'settings'],
  // What is bundled for a visitor knows addresses and languages; content reaches it as data.
  src: ['addresses', 'languages', 'settings'],
}

/** Rooms of `worker/` that stand below others: what they may never import. */
const worker = {
  changes: [
    'app',
    'edge',
    'http',
    'operations',
    'press',
    'publish',
    'queue',
    'regenerate',
    'schedule',
    'webhook',
  ],
  disk: [
    'app',
    'edge',
    'http',
    'operations',
    'press',
    'publish',
    'queue',
    'regenerate',
    'schedule',
    'webhook',
  ],
  streams: [
    'app',
    'edge',
    'http',
    'operations',
    'press',
    'publish',
    'queue',
    'regenerate',
    'schedule',
    'webhook',
  ],
  http: ['app', 'operations', 'press', 'publish', 'queue', 'regenerate', 'schedule', 'webhook'],
  queue: ['app', 'edge', 'http', 'operations', 'press', 'publish', 'regenerate', 'schedule', 'webhook'],
  regenerate: ['app', 'edge', 'http', 'operations', 'press', 'publish', 'queue', 'schedule', 'webhook'],
  publish: ['app', 'http', 'operations', 'press', 'queue', 'regenerate', 'schedule', 'webhook'],
  schedule: ['app', 'edge', 'http', 'operations', 'press', 'publish', 'queue', 'regenerate', 'webhook'],
  webhook: ['app', 'operations', 'press', 'publish', 'queue', 'regenerate', 'schedule'],
  press: ['app', 'operations', 'publish', 'queue', 'schedule', 'webhook'],
  edge: ['app', 'queue', 'regenerate', 'schedule', 'webhook'],
  operations: ['app', 'queue', 'regenerate', 'schedule', 'webhook'],
}

const anyOf = (names) => `(${names.join('|')})`

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'site-knows-no-worker',
      severity: 'error',
      from: { path: '^(site|plugins)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(worker|sandbox|bench|tests)/' },
    },
    {
      name: 'sandbox-speaks-http-only',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.tsx?$|/test-support/|/testing/' },
      to: { path: '^(site|worker)/' },
    },
    {
      name: 'only-one-place-knows-gatsby',
      severity: 'error',
      from: { path: '^worker/', pathNot: '^worker/regenerate/gatsby/|\\.test\\.ts$' },
      to: { path: 'node_modules/gatsby/' },
    },
    ...Object.entries(site).map(([room, below]) => ({
      name: `site-${room}`,
      severity: 'error',
      from: { path: `^site/${room}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^site/[^/]+/', pathNot: `^site/${anyOf([room, ...below])}/` },
    })),
    ...Object.entries(worker).map(([room, above]) => ({
      name: `worker-${room}`,
      severity: 'error',
      from: { path: `^worker/${room}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: `^worker/${anyOf(above)}/` },
    })),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(studio/node_modules|sandbox/hotel/(files|artwork))/' },
  },
}
