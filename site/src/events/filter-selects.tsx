import { navigate } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef } from 'react'
import { monthAndYear } from '../../languages/dates'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import * as styles from './filter-selects.module.css'
import { isSelected, type Selection, writeSelection } from './selection'
import { useEarlyChoice } from './use-early-choice'
import { type ListState, monthCount } from './use-list'

interface FilterSelectsProps {
  list: ListState
  path: string
  language: Language
}

/** The choice that is none of the months. */
const visit = 'visit'

interface Option {
  value: string
  text: string
  /** BCP 47 tag of a name that is not in the language of the page. */
  lang?: string | undefined
}

/** Month, category and resort as native selects; under 1024 px. The days of a visit stand in for the month. */
export function FilterSelects({ list, path, language }: FilterSelectsProps) {
  const { t } = useTranslation('events')
  const { selection, months, facets } = list
  const query = writeSelection(selection)
  const lang = foreignTag(facets.textLanguage, language)
  const choose = (change: Partial<Selection>) =>
    void navigate(path + writeSelection({ ...selection, ...change }, list.stay))
  const options = (
    name: keyof Selection,
    first: string,
    entries: readonly { id: string; title: string }[],
  ): Option[] =>
    [{ id: null, title: first }, ...entries].map(({ id, title }) => {
      const count = list.ahead.filter((teaser) => isSelected(teaser, { ...selection, [name]: id })).length
      return id === null ? { value: '', text: title } : { value: id, text: `${title} (${count})`, lang }
    })
  return (
    <div className={styles.selects}>
      <Select
        label={t('month')}
        value={list.stay ? visit : list.month}
        options={[
          ...(list.stay ? [{ value: visit, text: `${t('stay')} (${list.shown.length})` }] : []),
          ...months.map(({ month, counts }) => ({
            value: month,
            text: `${monthAndYear(month, language)} (${monthCount(list, month, counts)})`,
          })),
        ]}
        onChoose={(month) => {
          const target = months.find((each) => each.month === month)
          if (target) void navigate(target.path + query)
        }}
      />
      <Select
        label={t('category')}
        value={selection.category ?? ''}
        options={options('category', t('allCategories'), facets.categories)}
        onChoose={(category) => choose({ category: category || null })}
      />
      <Select
        label={t('resort')}
        value={selection.resort ?? ''}
        options={options('resort', t('allResorts'), facets.resorts)}
        onChoose={(resort) => choose({ resort: resort || null })}
      />
    </div>
  )
}

interface SelectProps {
  label: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
}

function Select({ label, value, options, onChoose }: SelectProps) {
  const box = useRef<HTMLSelectElement>(null)
  useEarlyChoice(box, value, onChoose)
  return (
    <div className={styles.field}>
      <select
        ref={box}
        className={styles.select}
        aria-label={label}
        // What a browser restores would count as chosen.
        autoComplete="off"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
