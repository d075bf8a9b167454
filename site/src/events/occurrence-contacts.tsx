import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import * as styles from './occurrence-contacts.module.css'
import type { ContactData, OccurrenceData } from './occurrence-fields'
import { textTag } from './occurrence-head'

/** Organizer, locality and booking on rose (specification, section 2). */
export function OccurrenceContacts({ event, language }: { event: OccurrenceData; language: Language }) {
  const { t } = useTranslation('events')
  const lang = textTag(event.textLanguage, language)
  const blocks = [
    { title: t('organizer'), contact: event.organizer },
    { title: t('locality'), contact: event.locality },
    { title: t('booking'), contact: event.booking },
  ].filter((block) => block.contact !== null)
  if (blocks.length === 0) return null
  return (
    <section className={`grid ${styles.contacts}`} data-ground="rose" aria-label={t('contacts')}>
      {blocks.map(({ title, contact }) => (
        <div key={title} className={styles.block}>
          <h2 className={styles.title}>{title}</h2>
          {contact ? <Contact contact={contact} lang={lang} /> : null}
        </div>
      ))}
    </section>
  )
}

function Contact({ contact, lang }: { contact: ContactData; lang: string | undefined }) {
  const { t } = useTranslation('events')
  const town = [contact.postalCode, contact.town].filter(Boolean).join(' ')
  const address = [contact.name, contact.street, town].filter(Boolean)
  return (
    <>
      <p lang={lang}>
        {address.map((line) => (
          <span key={line} className={styles.line} translate="no">
            {line}
          </span>
        ))}
        {contact.note ? <span className={styles.line}>{contact.note}</span> : null}
      </p>
      {contact.phone || contact.email ? (
        <p className={styles.reach}>
          {contact.phone ? <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{contact.phone}</a> : null}
          {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
        </p>
      ) : null}
      {contact.mapHref ? (
        <p className={styles.reach}>
          <SiteLink href={contact.mapHref} className="underline">
            {t('showMap')}
          </SiteLink>
        </p>
      ) : null}
      {contact.href ? (
        <p className={styles.reach}>
          <SiteLink href={contact.href} className="underline">
            {t('website')}
          </SiteLink>
        </p>
      ) : null}
    </>
  )
}
