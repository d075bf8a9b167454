import { describe, expect, it } from 'vitest'
import type { Reason } from '../changes'
import { releaseTitle } from './release-title'

const pages = (reason: Reason, ...paths: string[]) => paths.map((path) => ({ path, owner: 'x', reason }))
const release = (more: Partial<Parameters<typeof releaseTitle>[0]>) =>
  releaseTitle({
    kind: 'publish',
    status: 'live',
    pages: [],
    removedPages: [],
    heldPages: [],
    changed: [],
    ...more,
  })

describe('the title of a release', () => {
  it('names its pages, the first by its path', () => {
    expect(release({ pages: pages('document', '/spa') })).toBe('/spa')
    expect(release({ pages: pages('document', '/spa', '/', '/zimmer') })).toBe('/spa und 2 weitere')
    expect(release({ pages: pages('everything', '/404', '/', '/spa') })).toBe('neu gebaut, 3 Seiten')
    expect(release({ removedPages: [{ path: '/alt', owner: 'x' }] })).toBe('entfernt: /alt')
    expect(release({ changed: ['styles.css'] })).toBe('Dateien ohne Seite')
  })

  it('says what waits, and what an operator asked for', () => {
    const heldPages = [{ path: '/spa', owner: 'x', why: '' }]
    expect(release({ status: 'held', heldPages })).toBe('zurückgehalten: /spa')
    expect(release({ status: 'refused' })).toBe('abgelehnt, nichts geändert')
    expect(release({ kind: 'rollback', of: '00000011' })).toBe('zurück auf r-0011')
    expect(release({ kind: 'rollback', of: '00000011', page: '/spa' })).toBe('/spa zurück')
    expect(release({ kind: 'override', reason: 'Anna: heute' })).toBe('trotz Einwand: Anna: heute')
  })
})
