import { useEffect } from 'react'
import { type LayoutProps, type PluginOptions, useCurrentLocale } from 'sanity'
import { defaultLast, readStudioLanguage, studioLanguage } from '../../words/studio-language'
import { ToolsAndLanguage } from './language-switch'
import { inSwissSpelling } from './swiss-spelling'

/**
 * The content model is built once, when the page loads: where an editor chooses another language, it loads anew. The choice is
 * kept before the Studio tells of it, and a page that loads begins with what is kept, so that it loads anew once only.
 */
function LayoutInLanguage(props: LayoutProps) {
  const { id } = useCurrentLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the Studio's own language is what tells of a choice
  useEffect(() => {
    document.documentElement.lang = studioLanguage
    if (readStudioLanguage() !== studioLanguage) window.location.reload()
  }, [id])
  return props.renderDefault(props)
}

/** Follows the language that the editor chose, and lets them choose; stands after the plugins that bring languages. */
export const followLanguage: PluginOptions = {
  name: 'follow-language',
  i18n: { locales: (locales) => defaultLast(locales.map(inSwissSpelling), studioLanguage) },
  studio: { components: { layout: LayoutInLanguage, toolMenu: ToolsAndLanguage } },
}
