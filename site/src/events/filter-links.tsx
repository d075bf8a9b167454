import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { ReactNode } from 'react'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import * as styles from './filter-links.module.css'
import { isSelected, type Selection, writeSelection } from './selection'
import type { ListState } from './use-list'

interface FilterLinksProps {
  list: ListState
  path: string
  language: Language
}

/** Categories and resorts as rows with counts; each is a link, so that a choice can be opened, kept and shared. */
export function FilterLinks({ list, path, language }: FilterLinksProps) {
  const { t } = useTranslation('events')
  const { facets } = list
  const lang = foreignTag(facets.textLanguage, language)
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <Group
        {...{ list, path, lang }}
        name="category"
        label={t('category')}
        options={[{ id: null, title: t('allCategories') }, ...facets.categories]}
      />
      <Group
        {...{ list, path, lang }}
        name="resort"
        label={t('resort')}
        options={[{ id: null, title: t('allResorts') }, ...facets.resorts]}
      />
    </nav>
  )
}

interface GroupProps {
  list: ListState
  path: string
  lang: string | undefined
  name: keyof Selection
  label: string
  options: readonly { readonly id: string | null; readonly title: string }[]
}

function Group({ list, path, lang, name, label, options }: GroupProps) {
  return (
    <ul className={styles.group} aria-label={label}>
      {options.map(({ id, title }) => {
        const choice = { ...list.selection, [name]: id }
        const count = list.ahead.filter((teaser) => isSelected(teaser, choice)).length
        return (
          <li key={id ?? 'all'} className={styles.option}>
            <Option
              to={count === 0 ? undefined : path + writeSelection(choice, list.stay)}
              isCurrent={list.selection[name] === id}
            >
              <span lang={id === null ? undefined : lang}>{title}</span>
              <span className="caption figures">{count}</span>
            </Option>
          </li>
        )
      })}
    </ul>
  )
}

interface OptionProps {
  /** Undefined where nothing would be left: then it is no link. */
  to: string | undefined
  isCurrent: boolean
  children: ReactNode
}

function Option({ to, isCurrent, children }: OptionProps) {
  const marks = { className: styles.link, 'aria-current': isCurrent ? ('true' as const) : undefined }
  if (to === undefined)
    return (
      <span {...marks} data-empty="yes">
        {children}
      </span>
    )
  return (
    <a href={to} {...marks}>
      {children}
    </a>
  )
}
