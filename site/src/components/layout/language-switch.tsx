import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import { choiceCookies } from '../../../languages/detection'
import { type Language, languageFacts, localeTags } from '../../../languages/locales'
import { type Alternative, type LanguageTarget, languageTargets } from '../../../languages/switching'
import { beginStep } from '../../navigation/newest-step'
import { isPlainClick } from '../../navigation/plain-click'
import { whileWaiting } from '../../navigation/step-status'
import { takesThisStep } from '../dialog/takes-this-step'
import * as styles from './language-switch.module.css'
import { queryIn } from './query-in'

interface LanguageSwitchProps {
  language: Language
  path: string
  translations: readonly Alternative[]
  /** Text of the group, and of an entry that leads to the home page. */
  label: string
  leadsHome: string
  /** Kept on the way: what was chosen on a page belongs to it in every language. */
  keepsQuery?: boolean
}

async function loadSettings(path: string): Promise<void> {
  const page = await window.___loader?.loadPage(path)
  if (page?.status === 'error') throw new Error(`settings of ${path} could not be loaded`)
}

/** Keeps the choice; a browser that refuses all cookies is asked again by the root. */
function keepChoice(language: Language): void {
  try {
    for (const cookie of choiceCookies(language)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors use
      document.cookie = cookie
    }
  } catch (error) {
    console.warn('The choice of the language could not be kept:', error)
  }
}

/**
 * Sets the cookies, loads texts and settings of the other language, then navigates (specification, section 4), unless the visitor
 * went elsewhere meanwhile. Where loading fails, that is logged and the visitor goes on.
 */
async function switchTo(target: LanguageTarget, query: string): Promise<void> {
  keepChoice(target.language)
  const isNewest = beginStep()
  const kept = queryIn(target.language, query)
  try {
    await whileWaiting(Promise.all([loadSettings(target.path), kept]))
  } catch (error) {
    console.error('The settings of the other language failed to load:', error)
  }
  const address = target.path + (await kept)
  if (!isNewest()) return
  await navigate(address, { replace: takesThisStep(address) })
}

/** The same page in the other languages. Links work without scripts; where there is no translation the link says so. */
export function LanguageSwitch({
  language,
  path,
  translations,
  label,
  leadsHome,
  keepsQuery,
}: LanguageSwitchProps) {
  const change = (target: LanguageTarget) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const query = keepsQuery && !target.leadsHome ? window.location.search : ''
    void switchTo(target, query)
  }
  return (
    <nav aria-label={label} data-switch="language" data-print="no">
      <ul className={styles.list}>
        {languageTargets(language, path, translations).map((target) => (
          <li key={target.language}>
            <a
              className={styles.language}
              href={target.path}
              lang={localeTags[target.language]}
              hrefLang={localeTags[target.language]}
              aria-current={target.isCurrent ? 'true' : undefined}
              onClick={change(target)}
            >
              {languageFacts[target.language].name}
              {target.leadsHome ? (
                <span className="caption" lang={localeTags[language]}>
                  {` (${leadsHome})`}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
