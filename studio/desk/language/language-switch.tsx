import { Button, Flex, Stack } from '@sanity/ui'
import { type ToolMenuProps, useLocale } from 'sanity'
import { languageFacts } from '../../../site/languages/locales'
import { localeIds, studioLanguage } from '../../words/studio-language'

const other = studioLanguage === 'de' ? 'en' : 'de'

/** The tools, and beside them the other language: the Studio itself offers none to choose. */
export function ToolsAndLanguage(props: ToolMenuProps) {
  const { changeLocale } = useLocale()
  const Row = props.context === 'sidebar' ? Stack : Flex
  return (
    <Row gap={2}>
      {props.renderDefault(props)}
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        lang={other}
        text={languageFacts[other].name}
        onClick={() => changeLocale(localeIds[other])}
      />
    </Row>
  )
}
