import { expect, it } from 'vitest'
import { bundleOverlay } from './overlay-bundle'

it('the script of the preview is one module that asks for no other, small enough for every page, and made once', async () => {
  const [script, again] = await Promise.all([bundleOverlay(), bundleOverlay()])
  expect(again === script).toBe(true)
  expect(script.includes('/preview/changes')).toBe(true)
  expect(/(?:^|[;}\n])(?:import|export)[\s{*"]/.exec(script)?.[0]).toBeUndefined()
  expect(script.includes('process.env')).toBe(false)
  expect(Buffer.byteLength(script)).toBeLessThan(100_000)
})
