/**
 * Pages as a visitor gets them, without Gatsby: the components of templates and slices over the data of their queries.
 * A test that uses this replaces `gatsby` and `gatsby-plugin-react-i18next` by what stands beside it.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteData } from '../../content/testing/site-data'
import type { PlannedPage } from '../../nodes/planned-page'
import { withSurroundings } from '../components/layout/surroundings'
import FooterSlice from '../slices/footer'
import HeaderSlice from '../slices/header'
import ActivityTemplate, { Head as ActivityHead } from '../templates/activity'
import MediaCornerTemplate, { Head as MediaCornerHead } from '../templates/media-corner'
import PackageTemplate, { Head as PackageHead } from '../templates/package'
import PageTemplate, { Head as PageHead } from '../templates/page'
import RestaurantTemplate, { Head as RestaurantHead } from '../templates/restaurant'
import RoomTemplate, { Head as RoomHead } from '../templates/room'
import { pageTexts } from './page-texts'

const templates = {
  page: [PageTemplate, PageHead],
  room: [RoomTemplate, RoomHead],
  restaurant: [RestaurantTemplate, RestaurantHead],
  package: [PackageTemplate, PackageHead],
  activity: [ActivityTemplate, ActivityHead],
  'media-corner': [MediaCornerTemplate, MediaCornerHead],
} as const

const isTemplate = (name: string): name is keyof typeof templates => Object.hasOwn(templates, name)
const render = (component: unknown, props: object): string =>
  renderToStaticMarkup(Reflect.apply(createElement, undefined, [component, props]))

/** What a visitor sees of a page without a click, head included. */
export function pageShown(site: SiteData, page: PlannedPage): string {
  if (!isTemplate(page.template)) return ''
  const data = JSON.parse(site.page(page).data)
  const texts: { node: { data: string } }[] = data.locales.edges
  pageTexts.current = new Map(texts.flatMap(({ node }) => Object.entries(JSON.parse(node.data))))
  const props = {
    data,
    pageContext: { language: page.language, layout: page.layout, ...page.context },
    location: { pathname: page.path },
  }
  const [template, head] = templates[page.template]
  const shown = withSurroundings(Reflect.apply(createElement, undefined, [template, props]), props)
  return [page.path, renderToStaticMarkup(shown), render(head, props)].join(' ')
}

/** Header and footer of the German pages. */
export function slicesShown(site: SiteData): string {
  const [header = '', footer = ''] = site.slices('de').data.split('\n')
  return render(HeaderSlice, { data: JSON.parse(header) }) + render(FooterSlice, { data: JSON.parse(footer) })
}
