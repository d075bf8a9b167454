import { useTranslation } from 'gatsby-plugin-react-i18next'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import { canBeCalled, telephone } from '../components/link/telephone'
import * as styles from './occurrence-contacts.module.css'
import type { ContactData, OccurrenceData } from './occurrence-fields'

const nothing: ContactData = {
  name: null,
  street: null,
  postalCode: null,
  town: null,
  phone: null,
  email: null,
  note: null,
  href: null,
  mapHref: null,
}

/** Where it is: the locality, which the place names where the feed does not. */
const whereabouts = ({ locality, place }: OccurrenceData): ContactData => {
  const known = locality ?? nothing
  return { ...known, name: known.name ?? place }
}

const saysSomething = (contact: ContactData): boolean => Object.values(contact).some(Boolean)

/** Organizer, locality and booking on rose (specification, section 2), as far as the feed knows them. */
export function OccurrenceContacts({ event, language }: { event: OccurrenceData; language: Language }) {
  const { t } = useTranslation('events')
  const lang = foreignTag(event.textLanguage, language)
  const blocks = [
    { title: t('organizer'), contact: event.organizer },
    { title: t('locality'), contact: whereabouts(event) },
    { title: t('booking'), contact: event.booking },
  ].flatMap(({ title, contact }) => (contact && saysSomething(contact) ? [{ title, contact }] : []))
  if (blocks.length === 0) return null
  return (
    <section className={`grid ${styles.contacts}`} data-ground="rose" aria-label={t('contacts')}>
      {blocks.map(({ title, contact }) => (
        <div key={title} className={styles.block}>
          <h2 className={styles.title}>{title}</h2>
          <Contact contact={contact} lang={lang} />
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
      {address.length > 0 || contact.note ? (
        <p lang={lang}>
          {address.map((line) => (
            <span key={line} className={styles.line} translate="no">
              {line}
            </span>
          ))}
          {contact.note ? <span className={styles.line}>{contact.note}</span> : null}
        </p>
      ) : null}
      {contact.phone || contact.email ? (
        <p className={styles.reach}>
          {contact.phone ? <Phone number={contact.phone} /> : null}
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

function Phone({ number }: { number: string }) {
  return canBeCalled(number) ? (
    <a href={telephone(number)}>
      <span className="number">{number}</span>
    </a>
  ) : (
    <span>{number}</span>
  )
}
