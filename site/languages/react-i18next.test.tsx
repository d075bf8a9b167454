import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import i18next from './i18next'
import { I18nextProvider, useTranslation } from './react-i18next'

const detail = { close: 'Zu', book: 'Buchen' }
const events = {
  found_one: '{{count}} événement en {{month}}',
  found_other: '{{count}} événements en {{month}}',
}

function pageIn(language: string) {
  const i18n = i18next.createInstance()
  i18n.init({
    resources: { [language]: { common: { close: 'Schliessen', menu: 'Menü' }, detail, events } },
    lng: language,
    defaultNS: 'common',
    fallbackNS: ['detail', 'events'],
  })
  return i18n
}

function Words({ namespace }: { namespace?: string }) {
  const { t, i18n } = useTranslation(namespace)
  return [i18n.language, t('close'), t('menu'), t('unknown')].join(' ')
}

const shown = (namespace?: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={pageIn('de')}>
      <Words {...(namespace === undefined ? {} : { namespace })} />
    </I18nextProvider>,
  )

test('a component reads its own namespace first, then those of the page, then the key', () => {
  expect(shown('detail')).toBe('de Zu Menü unknown')
  expect(shown()).toBe('de Schliessen Menü unknown')
})

test('a number chooses the form of its language: none is singular in French and plural in English', () => {
  const found = (language: string, count: number) =>
    pageIn(language).inNamespace('events')('found', { count, month: 'mai' })
  expect([0, 1, 2].map((count) => found('fr', count))).toEqual([
    '0 événement en mai',
    '1 événement en mai',
    '2 événements en mai',
  ])
  expect(found('en', 0)).toBe('0 événements en mai')
})
