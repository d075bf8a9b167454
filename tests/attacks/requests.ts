import { rawRequest } from './send-raw'

/** What was tried at the border towards visitors, byte for byte, and what it has to answer. */
export interface Attack {
  name: string
  request: string
  status: readonly number[]
}

/** Paths that are written so that two readers could understand two things. None may get through. */
const ways: readonly string[] = [
  '/gate/%ff/%2e%2e/%2e%2e/operations',
  '/api/%ff/%2e%2e/%2e%2e/ready',
  '/api/%c0%af/%2e%2e/%2e%2e/metrics',
  '/files/%c0%af/%2e%2e/%2e%2e/v2025-02-19/data/export/production',
  '/images/%ff/%2e%2e/%2e%2e/v2025-02-19/data/query/production?query=*',
  '/gate/../operations',
  '/gate/%2e%2e/operations',
  '/gate/%2E./operations',
  '/gate/.%2e/operations',
  '/gate/./%2e%2e/operations',
  '/gate/..',
  '/gate/..\\operations',
  '/gate/%2e%2e%5coperations',
  '/gate/%2e%2e%2foperations',
  '/gate/%c0%ae%c0%ae/operations',
  '/gate/%e0%80%ae%e0%80%ae/operations',
  '/gate/%f0%80%80%ae/operations',
  '/gate/%ed%a0%80/list',
  '/gate/%f4%90%80%80/list',
  '/gate/%f8%88%80%80%80/list',
  '/gate/%252e%252e/operations',
  '/gate/%25%32%65/operations',
  '/gate/%c2/list',
  '/gate/%/list',
  '/gate/%2/list',
  '/gate/%zz/list',
  '/gate/%u002e%u002e/operations',
  '/gate/list%00',
  '/gate/list%0d%0aX-Injected:%201',
  '/gate/#/../../operations',
  '/%67ate/list',
  '/g%61te/list',
  '/%69mages/p/d/x.png',
]

/** The same where nothing is passed on: pages that cannot be (specification, section 8, route validation). */
const noPages: readonly string[] = ['/zimmer/%ff', '/zimmer/%c0%af', '/%e4']

export const attacks: readonly Attack[] = [
  ...ways.map((path) => ({ name: path, request: rawRequest(path), status: [400] })),
  ...ways.map((path) => ({
    name: `${path} as a whole address`,
    request: rawRequest(`http://hotel${path}`),
    status: [400, 404],
  })),
  ...noPages.map((path) => ({ name: path, request: rawRequest(path), status: [404] })),
  {
    name: 'two Host headers',
    request: rawRequest('/zimmer/arven', ['Host: hotel', 'Host: evil.example']),
    status: [400],
  },
  {
    name: 'two Host headers, of different case, at the gate',
    request: rawRequest('/gate/list', ['host: hotel', 'HOST: hotel']),
    status: [400],
  },
  { name: 'no Host header', request: rawRequest('/zimmer/arven', []), status: [400] },
  {
    name: 'a length and chunks',
    request: `${rawRequest('/gate/session', ['Host: hotel', 'Content-Length: 5', 'Transfer-Encoding: chunked'], 'POST')}0\r\n\r\nGET /operations HTTP/1.1\r\nHost: hotel\r\n\r\n`,
    status: [400],
  },
  {
    name: 'two lengths',
    request: `${rawRequest('/gate/session', ['Host: hotel', 'Content-Length: 2', 'Content-Length: 40'], 'POST')}{}`,
    status: [400],
  },
  {
    name: 'an unknown transfer encoding',
    request: `${rawRequest('/gate/session', ['Host: hotel', 'Transfer-Encoding: xchunked'], 'POST')}0\r\n\r\n`,
    status: [400, 501],
  },
  {
    name: 'a header name with a blank',
    request: rawRequest('/gate/list', ['Host: hotel', 'Content-Length : 3']),
    status: [400],
  },
  {
    name: 'a question mark that is escaped before a slash: the address stays the same one',
    request: rawRequest('/a%3fb/'),
    status: [301],
  },
]

const hidden = rawRequest('/operations', ['Host: hotel', 'X-Forwarded-For: 9.9.9.9'])

/** Bodies in chunks of methods that seldom have one, with another request in them: they go on as bodies, or not at all. */
export const inChunks: readonly (readonly [method: string, request: string])[] = [
  'GET',
  'DELETE',
  'OPTIONS',
].map((method) => [
  method,
  `${rawRequest('/gate/session', ['Host: hotel', 'Transfer-Encoding: chunked'], method)}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
])

/** Pieces of paths, from which the property makes addresses nobody thought of. */
export const pieces: readonly string[] = [
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%252e%252e',
  '%2f',
  '%252f',
  '%5c',
  '\\',
  '..;',
  ';',
  '%00',
  '%0a',
  '%7f',
  '%',
  '%2',
  '%ff',
  '%c0%ae',
  '%c0%af',
  '%c3%a4',
  '%C3%A4',
  'a%cc%88',
  '%e2%80%ae',
  '%ef%bc%8e%ef%bc%8e',
  '%ef%bc%8f',
  '%ed%a0%80',
  '%f0%9f%8f%94',
  '%f0%80%80%af',
  '%f4%90%80%80',
  '%3f',
  '%23',
  '#',
  '@',
  ':',
  '%40evil.example',
  'index.html',
  'operations',
  'ready',
  'gate',
  'images',
  'list',
  'zimmer',
  'arven',
]
