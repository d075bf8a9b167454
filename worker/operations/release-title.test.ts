import { describe, expect, it } from 'vitest'
import { releaseTitle } from './release-title'
import { de } from './words/de'

const none = { count: 0 }
const release = (more: Partial<Parameters<typeof releaseTitle>[0]>) =>
  releaseTitle(
    {
      kind: 'publish',
      status: 'live',
      pages: none,
      removedPages: none,
      heldPages: none,
      changed: 0,
      isRebuild: false,
      ...more,
    },
    de,
  )

describe('the title of a release', () => {
  it('names its pages, the first by its path', () => {
    expect(release({ pages: { count: 1, first: '/spa' } })).toBe('/spa')
    expect(release({ pages: { count: 3, first: '/spa' } })).toBe('/spa und 2 weitere')
    expect(release({ pages: { count: 3, first: '/404' }, isRebuild: true })).toBe('neu gebaut, 3 Seiten')
    expect(release({ removedPages: { count: 1, first: '/alt' } })).toBe('entfernt: /alt')
    expect(release({ changed: 1 })).toBe('Dateien ohne Seite')
  })

  it('says what waits, and what an operator asked for', () => {
    expect(release({ status: 'held', heldPages: { count: 1, first: '/spa' } })).toBe('zurückgehalten: /spa')
    expect(release({ status: 'refused' })).toBe('abgelehnt, nichts geändert')
    expect(release({ kind: 'rollback', of: '00000011' })).toBe('zurück auf r-0011')
    expect(release({ kind: 'rollback', of: '00000011', page: '/spa' })).toBe('/spa zurück')
    expect(release({ kind: 'override', reason: 'Anna: heute' })).toBe('trotz Einwand: Anna: heute')
  })
})
