import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { isUnneeded } from './unneeded'

const requireFrom = createRequire(path.resolve('package.json'))

/** What a plugin puts into the head of a page. */
function headOf(plugin: string): ReactNode[] {
  const head: ReactNode[] = []
  requireFrom(`${plugin}/gatsby-ssr`).onRenderBody({
    setHeadComponents: (nodes: readonly ReactNode[]) => void head.push(...nodes),
  })
  return head
}

it.each(['gatsby-plugin-image', 'gatsby-source-sanity'])(
  'nothing of %s stays in the head of a page',
  (plugin) => {
    const head = headOf(plugin)
    expect(head.length).toBeGreaterThan(0)
    expect(head.filter((node) => !isUnneeded(node))).toEqual([])
  },
)

it('what the site itself puts there stays', () => {
  const own = [
    <link key="icon" rel="icon" href="/favicon.ico" />,
    <style key="gatsby-global-css">a</style>,
    <script key="language">b</script>,
    'text',
    null,
  ]
  expect(own.filter(isUnneeded)).toEqual([])
})
