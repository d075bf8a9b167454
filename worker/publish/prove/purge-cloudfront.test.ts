import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { listening } from '../../testing/listening'
import { PurgeFailed } from './insist'
import { mostCloudFrontPaths, purgeCloudFront } from './purge-cloudfront'

interface Invalidation {
  address: string
  isSigned: boolean
  paths: string[]
  reference: string
}

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text)

/** CloudFront as its own client speaks to it: the fault that it answers, or undefined where it accepts. */
async function cloudFront(fault: (invalidation: Invalidation) => string | undefined = () => undefined) {
  const asked: Invalidation[] = []
  const server = createServer(async (request, answer) => {
    let xml = ''
    for await (const chunk of request) xml += chunk
    const invalidation = {
      address: `${request.method} ${request.url}`,
      isSigned: /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''),
      paths: textsOf(xml, 'Path'),
      reference: textsOf(xml, 'CallerReference')[0] ?? '',
    }
    expect(textsOf(xml, 'Quantity')).toEqual([String(invalidation.paths.length)])
    asked.push(invalidation)
    const code = fault(invalidation)
    answer.setHeader('content-type', 'text/xml')
    if (code) {
      answer.statusCode = 400
      const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>made to fail</Message></Error>`
      answer.end(`<ErrorResponse>${error}<RequestId>r</RequestId></ErrorResponse>`)
    } else {
      answer.statusCode = 201
      answer.end('<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>')
    }
  })
  const endpoint = await listening(server)
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return { asked, purger: purgeCloudFront({ distribution: 'E1', endpoint, tries: 1, ...keys }) }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `/zimmer/${index}`)

it('invalidates all paths of a release in one signed request, as visitors spell them', async () => {
  const { asked, purger } = await cloudFront()
  await purger.purge(['/fr/chambres/mélèze', '/page-data/fr/chambres/mélèze/page-data.json'])
  await purger.purge(['/zimmer'])
  expect(asked.map(({ paths }) => paths)).toEqual([
    ['/fr/chambres/m%C3%A9l%C3%A8ze', '/page-data/fr/chambres/m%C3%A9l%C3%A8ze/page-data.json'],
    ['/zimmer'],
  ])
  for (const { address, isSigned } of asked) {
    expect(address).toBe('POST /2020-05-31/distribution/E1/invalidation')
    expect(isSigned).toBe(true)
  }
  expect(new Set(asked.map(({ reference }) => reference)).size).toBe(2)
})

it('asks CloudFront for nothing where nothing changed, and by one path where too much did', async () => {
  const { asked, purger } = await cloudFront()
  await purger.purge([])
  await purger.purge(many(mostCloudFrontPaths + 1))
  expect(asked.map(({ paths }) => paths)).toEqual([['/*']])
})

it('invalidates everything where CloudFront refuses one of the paths', async () => {
  const { asked, purger } = await cloudFront(({ paths }) =>
    paths[0] === '/*' ? undefined : 'InvalidArgument',
  )
  await purger.purge(['/zimmer'])
  expect(asked.map(({ paths }) => paths)).toEqual([['/zimmer'], ['/*']])
})

it('says why CloudFront accepts nothing, so that it is asked again later', async () => {
  const { purger } = await cloudFront(() => 'TooManyInvalidationsInProgress')
  const failure = await purger.purge(['/zimmer']).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PurgeFailed)
  expect(String(failure)).toContain('TooManyInvalidationsInProgress')
})
