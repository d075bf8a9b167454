import { expect, it } from 'vitest'
import { houseZone } from '../../../calendar/zone-offsets'
import { clockIn, leadsToWebcam } from './house-time'

it('beside a link to a webcam stands the time at the house, in summer as in winter', () => {
  expect(clockIn(Date.parse('2027-06-21T12:20:00Z'), houseZone('Europe/Zurich'))).toBe('14:20')
  expect(clockIn(Date.parse('2026-12-21T23:05:00Z'), houseZone('Europe/Zurich'))).toBe('00:05')
  expect(leadsToWebcam('/anreise#webcam')).toBe(true)
  for (const other of ['/webcam', '/anreise', '/anreise#karte', 'https://cam.example/#webcam-2'])
    expect(leadsToWebcam(other), other).toBe(false)
})
