import { expect, it, vi } from 'vitest'
import { tellBroken } from './error-boundary'

it('a page that could not be mounted is logged, with what broke', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = new Error('no parts')
  tellBroken(broken, { componentStack: 'at Page' })
  expect(log).toHaveBeenCalledWith('The page could not be mounted:', broken, 'at Page')
})
