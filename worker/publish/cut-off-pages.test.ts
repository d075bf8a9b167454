import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SmallSite, siteUrl, smallHotel } from '../../tests/publish/small-site'
import { createPublisher } from './publisher'

const room = { owner: 'room-arven', text: 'Neu', links: ['/'] }
const half = (text: string) => text.slice(0, text.length / 2)

it.each([
  ['its HTML is cut in half', 'zimmer/arven/index.html', half(SmallSite.html('/zimmer/arven', room).trim())],
  ['its HTML is empty', 'zimmer/arven/index.html', ''],
  [
    'its data is cut in half',
    'page-data/zimmer/arven/page-data.json',
    half(SmallSite.data('/zimmer/arven', room)),
  ],
  ['its data is empty', 'page-data/zimmer/arven/page-data.json', ''],
])(
  'a page keeps its earlier version while %s, whatever is published meanwhile (fault 74)',
  async (_, file, bytes) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cut-off-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const site = await smallHotel(path.join(folder, 'root'))
    const publisher = createPublisher({ folder: path.join(folder, 'releases'), gate: { siteUrl } })
    await publisher.publish(site.whole())
    const earlier = publisher.view.find(file)?.sha256
    await site.write('/zimmer/arven', room)
    await site.file(file, bytes)
    const cutOff = await publisher.publish(site.regeneration())
    expect(cutOff.problems).toMatchObject([{ documentId: 'room-arven', code: 'gate.unmade' }])
    expect(publisher.view.find(file)?.sha256).toBe(earlier)

    await site.write('/zimmer/turm', { owner: 'room-turm', text: 'Neu', links: ['/'] })
    expect(
      (
        await publisher.publish({
          ...site.regeneration(),
          files: site.told(['zimmer/turm/index.html', 'page-data/zimmer/turm/page-data.json']),
        })
      ).status,
    ).toBe('live')
    expect(publisher.view.find(file)?.sha256).toBe(earlier)
    await expect(publisher.override('all the same')).resolves.toBeDefined()
    expect(publisher.view.find(file)?.sha256).toBe(earlier)

    await site.write('/zimmer/arven', room)
    expect((await publisher.publish(site.regeneration())).status).toBe('live')
    expect(publisher.view.find(file)?.sha256).not.toBe(earlier)
    await publisher.settled()
  },
)
