import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef } from 'react'
import * as field from '../components/field-line/field-line.module.css'
import * as styles from './search.module.css'
import { useQueryField } from './use-query-field'

interface SearchFieldProps {
  path: string
  query: string
  isArrival: boolean
  /** Called when the visitor sends what stands in the field, also where it is what was looked for before. */
  onSend: () => void
}

/** The field; results follow what is typed. Before the scripts are there, Enter asks by the address. */
export function SearchField({ path, query, isArrival, onSend }: SearchFieldProps) {
  const { t } = useTranslation('search')
  const box = useRef<HTMLInputElement>(null)
  const { write, writeSoon, endStep } = useQueryField(box, path, query)
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== '') write(typed)
    else if (isArrival && window.matchMedia('(pointer: fine)').matches) box.current?.focus()
    // Once: what was typed before the scripts were there, and where the visitor wants to type.
  }, [])
  return (
    <search className={styles.form}>
      <form
        className={field.fields}
        action={path}
        data-print="no"
        onSubmit={(event) => {
          event.preventDefault()
          write(box.current?.value ?? '')
          endStep()
          onSend()
        }}
      >
        <label htmlFor="search-field" className="small">
          {t('field')}
        </label>
        <div className={field.line}>
          <input
            ref={box}
            id="search-field"
            name="q"
            type="search"
            className={`${field.input} ${styles.input}`}
            defaultValue={query}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            enterKeyHint="search"
            onInput={(event) => writeSoon(event.currentTarget.value)}
            onBlur={endStep}
          />
          <button type="submit" className="button">
            {t('submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
