import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef } from 'react'
import * as styles from './search.module.css'
import { useQueryField } from './use-query-field'

interface SearchFieldProps {
  path: string
  query: string
  isArrival: boolean
}

/** The field; results follow what is typed. Before the scripts are there, Enter asks by the address. */
export function SearchField({ path, query, isArrival }: SearchFieldProps) {
  const { t } = useTranslation('search')
  const field = useRef<HTMLInputElement>(null)
  const { write, writeSoon, endStep } = useQueryField(field, path, query)
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '') write(typed)
    else if (isArrival && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
    // Once: what was typed before the scripts were there, and where the visitor wants to type.
  }, [])
  return (
    <search className={styles.form}>
      <form
        className={styles.fields}
        action={path}
        data-print="no"
        onSubmit={(event) => {
          event.preventDefault()
          write(field.current?.value ?? '')
          endStep()
        }}
      >
        <label htmlFor="search-field" className="small">
          {t('field')}
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id="search-field"
            name="q"
            type="search"
            className={styles.input}
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
