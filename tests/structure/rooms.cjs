/**
 * Which room may import which (docs/decisions/2026-11-23-rooms.md), types included. Data runs one way: a room names the
 * rooms below it, and nothing else is allowed. Read by dependency-cruiser, which names both files where an arrow turns.
 */

/** What a part is to everybody but its visitors (docs/decisions/2026-11-24-a-part-is-a-folder.md). */
const partFacts =
  'src/parts/(?:[^/]+/(?:fields|resolve|example)|part-names|all-fields|all-examples|added-fields)\\.ts'

/** Rooms of `site/`, and what each may import besides itself. */
const site = {
  border: [],
  brand: [],
  languages: ['brand'],
  calendar: [],
  feeds: ['border'],
  settings: ['brand', 'calendar', 'languages', 'readings'],
  addresses: ['border', 'calendar', 'languages'],
  enquiries: [],
  nodes: ['addresses', 'border', 'calendar', 'languages'],
  search: ['languages'],
  content: [
    'addresses',
    'border',
    'brand',
    'calendar',
    'languages',
    'nodes',
    'search',
    'settings',
    partFacts,
  ],
  events: ['addresses', 'border', 'brand', 'calendar', 'feeds', 'languages', 'nodes', 'search', 'settings'],
  readings: ['border', 'calendar', 'feeds', 'languages', 'nodes'],
  'page-plan': [
    'addresses',
    'border',
    'calendar',
    'content',
    'events',
    'languages',
    'nodes',
    'search',
    'settings',
  ],
  // What is bundled for a visitor knows addresses, seasons and languages, and how search words are compared; content reaches it as
  // data.
  src: ['addresses', 'brand', 'calendar', 'enquiries', 'languages', 'search', 'settings'],
  // What a part is. Its example is a stored part, of which the types are told by the content.
  [partFacts]: ['addresses', 'calendar', 'content', 'enquiries', 'languages', 'nodes', 'readings'],
}

/** Rooms of `worker/`, likewise. `app` and `start` put everything together and may import all. */
const worker = {
  changes: [],
  disk: [],
  // How a program is started; what it is, it does not know.
  programs: [],
  made: ['changes', 'disk'],
  streams: ['changes', 'programs'],
  http: ['edge'],
  settings: ['changes', 'http', 'press'],
  queue: ['changes', 'disk', 'streams'],
  regenerate: ['changes', 'disk', 'made', 'programs', 'streams'],
  publish: ['changes', 'disk', 'edge', 'made', 'programs', 'settings', 'streams'],
  schedule: ['changes', 'settings'],
  webhook: ['changes', 'disk', 'http', 'settings'],
  press: ['edge', 'http', 'regenerate', 'settings', 'streams'],
  enquiries: ['disk', 'http', 'made', 'press', 'settings'],
  // It starts whole workers, and knows of them what their settings and their answers say.
  fleet: ['changes', 'disk', 'operations', 'settings', 'start', 'streams'],
  probe: ['disk', 'edge', 'made', 'publish', 'settings'],
  preview: [
    'changes',
    'edge',
    'editors',
    'http',
    'made',
    'press',
    'publish',
    'regenerate',
    'settings',
    'streams',
    'webhook',
  ],
  edge: ['disk', 'http', 'made', 'operations', 'publish', 'settings', 'streams'],
  operations: ['changes', 'disk', 'http', 'publish', 'settings'],
  editors: ['changes', 'http', 'operations', 'settings'],
}

/** A room is a folder, or the files of one kind. */
const within = (room) => (room === partFacts ? room : `${room}/`)
const anyOf = (names) => `(${names.join('|')})`

/** Every import between rooms that is not in the list. */
const arrows = (house, rooms) =>
  Object.entries(rooms).map(([room, below]) => ({
    name: `${house}-${room === partFacts ? 'part-facts' : room}`,
    severity: 'error',
    from: {
      path: `^${house}/${within(room)}`,
      pathNot: `\\.test\\.tsx?$|/testing/${room === 'src' ? `|^site/${partFacts}` : ''}`,
    },
    to: { path: `^${house}/[^/]+/`, pathNot: `^${house}/${anyOf([room, ...below].map(within))}` },
  }))

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
      // How variables are read, and what is said of bad ones, is the same for every program.
      to: { path: '^(site|worker)/', pathNot: '^site/settings/read-variables\\.ts$' },
    },
    {
      name: 'only-one-place-knows-gatsby',
      severity: 'error',
      from: { path: '^worker/', pathNot: '^worker/regenerate/gatsby/|\\.test\\.ts$' },
      to: { path: 'node_modules/gatsby/' },
    },
    {
      name: 'visitors-get-nothing-of-the-studio',
      severity: 'error',
      from: { path: '^site/src/', pathNot: `\\.test\\.tsx?$|/testing/|^site/${partFacts}` },
      to: { path: `^studio/|^site/${partFacts}`, pathNot: '^site/src/parts/part-names\\.ts$' },
    },
    {
      name: 'the-studio-gets-nothing-of-react-and-gatsby',
      severity: 'error',
      from: { path: `^site/${partFacts}` },
      to: { path: '\\.tsx$|\\.css$|node_modules/' },
    },
    ...arrows('site', site),
    ...arrows('worker', worker),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(studio/node_modules|sandbox/hotel/(files|artwork))/' },
  },
}
