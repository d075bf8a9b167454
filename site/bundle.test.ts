import { describe, expect, it } from 'vitest'
import { bundleHash } from './bundle'

describe('the hash of the bundle', () => {
  it('depends on the files and not on their order', () => {
    expect(bundleHash(['app-1.js', 'page-2.js'])).toBe(bundleHash(['page-2.js', 'app-1.js']))
    expect(bundleHash(['app-1.js', 'page-2.js'])).not.toBe(bundleHash(['app-1.js', 'page-3.js']))
  })
})
