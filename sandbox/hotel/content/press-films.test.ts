import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pressFilms } from './press-films'

/** Boxes of an MP4 at one level, by name and content (ISO/IEC 14496-12, 4.2). */
function boxes(bytes: Buffer): { name: string; content: Buffer }[] {
  const found = []
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return found
}
const box = (bytes: Buffer, name: string) =>
  boxes(bytes).find((each) => each.name === name)?.content ?? Buffer.alloc(0)

it.each(pressFilms)(
  'the film of $season is as long and as large as the press is told, and plays before it is there whole',
  ({ file, seconds }) => {
    const film = readFileSync(path.resolve(__dirname, '../files', file))
    const names = boxes(film).map(({ name }) => name)
    expect(names[0]).toBe('ftyp')
    expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'))
    const moov = box(film, 'moov')
    const mvhd = box(moov, 'mvhd')
    expect(mvhd.readUInt32BE(16) / mvhd.readUInt32BE(12)).toBe(seconds)
    const tkhd = box(box(moov, 'trak'), 'tkhd')
    const [width, height] = [-8, -4].map((at) => tkhd.readUInt32BE(tkhd.length + at) / 65_536)
    expect([width, height]).toEqual([1920, 1080])
    expect(boxes(moov).filter(({ name }) => name === 'trak')).toHaveLength(1)
  },
)
