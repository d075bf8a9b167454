import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../languages/locales'
import * as field from '../components/field-line/field-line.module.css'
import { type BotCheck, botCheckIn } from './bot-check'
import * as styles from './media-corner.module.css'
import { openSession, type SessionRefusal } from './press-client'

interface CodeFormProps {
  language: Language
  email: string
  /** The guarded page that a form without scripts leads to; the media corner itself without it. */
  opens?: string
  /** Goes in with the session that a code has opened. Answers whether the browser has one. */
  onOpen: () => Promise<boolean>
}

/** The access code, its bot check, and one calm sentence when it did not open anything. */
export function CodeForm({ language, email, opens, onOpen }: CodeFormProps) {
  const { t } = useTranslation('media')
  const [refusal, setRefusal] = useState<SessionRefusal>()
  const [isBusy, setBusy] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const check = useRef<BotCheck>(undefined)
  useEffect(() => {
    check.current = container.current ? botCheckIn(container.current, 'media-corner') : undefined
    return () => check.current?.stop()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    setBusy(true)
    setRefusal(undefined)
    const token = await check.current?.token()
    const answer = token === undefined ? 'unavailable' : await openSession(code, token, onOpen)
    if (answer === undefined) return
    setBusy(false)
    check.current?.renew()
    setRefusal(answer)
  }

  return (
    <form className={field.fields} method="post" action="/gate/session" onSubmit={submit} data-print="no">
      <input type="hidden" name="language" value={language} />
      {opens ? <input type="hidden" name="opens" value={opens} /> : null}
      <label htmlFor="access-code" className="small">
        {t('code')}
      </label>
      <div className={field.line}>
        <input
          id="access-code"
          name="code"
          className={`${field.input} ${styles.code}`}
          type="text"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="access-answer access-notice"
          aria-invalid={refusal === 'refused' || undefined}
          onInput={() => check.current?.start()}
        />
        <button type="submit" className="button" aria-disabled={isBusy}>
          {t(isBusy ? 'opening' : 'open')}
        </button>
      </div>
      <p id="access-answer" className={styles.answer} role="status" data-refused={refusal !== undefined}>
        {refusal ? t(refusal, { email }) : ''}
      </p>
      <div ref={container} className={`caption ${styles.check}`} />
      <p id="access-notice" className="caption">
        {t('notice')}
      </p>
      <noscript>
        <p className={styles.answer} data-refused="true">
          {t('noScript', { email })}
        </p>
      </noscript>
    </form>
  )
}
