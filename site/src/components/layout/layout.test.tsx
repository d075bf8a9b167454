import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Layout } from './layout'
import { withSurroundings } from './surroundings'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ alias }: { alias: string }) => <div data-slice={alias} />,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('../../testing/page-texts'))

const shown = (layout?: string): string =>
  renderToStaticMarkup(
    withSurroundings(
      <Layout language="de" path="/menu" translations={[]}>
        <p>Forelle</p>
      </Layout>,
      { pageContext: { layout }, location: { pathname: '/menu' } },
    ),
  )

it('a page stands between header and footer, or alone with the language switch where its route chose so', () => {
  for (const layout of [undefined, 'default', 'fancy'])
    expect(shown(layout).match(/data-slice="\w+"/g), layout).toEqual([
      'data-slice="header"',
      'data-slice="footer"',
    ])
  expect(shown('bare')).not.toContain('data-slice')
  expect(shown('bare')).toContain('<p>Forelle</p>')
  expect(shown('bare')).toContain('href="/en"')
})
