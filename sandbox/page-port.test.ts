import { expect, it } from 'vitest'
import { pagePort } from './page-port'

/** Whether this Node asks there at all; what it is answered, if somebody listens, is the same. */
async function asks(port: number): Promise<boolean> {
  const error = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5_000) }).then(
    () => undefined,
    (reason: Error) => reason,
  )
  return !(error?.cause instanceof Error && error.cause.message === 'bad port')
}

it('the ports on which no page is opened are those that fetch refuses', async () => {
  const low = Array.from({ length: 1_100 }, (_, port) => port + 1)
  const known = [
    1718, 1719, 1720, 1721, 1723, 2049, 2050, 3659, 4045, 4190, 5060, 5061, 5062, 6000, 6001, 6566,
  ]
  const high = [
    6664, 6665, 6666, 6667, 6668, 6669, 6670, 6679, 6697, 8000, 8010, 8070, 10_079, 10_080, 10_081,
  ]
  const wrong: number[] = []
  for (const port of [...low, ...known, ...high])
    if ((await asks(port)) !== pagePort.safeParse(port).success) wrong.push(port)
  expect(wrong).toEqual([])
})
