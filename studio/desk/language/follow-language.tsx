import { useEffect } from 'react'
import { type LayoutProps, type PluginOptions, useCurrentLocale } from 'sanity'
import { defaultLast, readStudioLanguage, studioLanguage } from '../../words/studio-language'

/**
 * The content model is built once, when the page loads. An editor who chooses another language sees the page load anew: the
 * choice is kept before the Studio tells of it, and what was loaded for it is never loaded again.
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

/** Follows the language that the editor chose in the Studio's menu; stands after the plugins that bring languages. */
export const followLanguage: PluginOptions = {
  name: 'follow-language',
  i18n: { locales: (locales) => defaultLast(locales, studioLanguage) },
  studio: { components: { layout: LayoutInLanguage } },
}
