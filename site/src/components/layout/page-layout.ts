import { createContext } from 'react'
import { isLayout, type LayoutName } from '../../../addresses/layouts'

/** The layout that the route of the page chose (specification, section 2, Routes). */
export const PageLayout = createContext<LayoutName>('default')

/** The layout in the context that the plan gave a page. */
export function layoutOf(pageContext: object): LayoutName {
  const chosen = 'layout' in pageContext ? pageContext.layout : undefined
  return isLayout(chosen) ? chosen : 'default'
}
