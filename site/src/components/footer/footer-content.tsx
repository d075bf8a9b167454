import { memo, type ReactNode } from 'react'
import { languageOfPath } from '../../../languages/locales'
import type { Lookup } from '../../../languages/lookup'
import { LinkOrNothing } from '../link/link-or-nothing'
import { SiteLink } from '../link/site-link'
import { Logo } from '../logo/logo'
import { RichText } from '../rich-text/rich-text'
import { ContactOpener } from './contact-opener'
import * as styles from './footer.module.css'
import { FooterColumns } from './footer-columns'
import type { FooterData } from './footer-data'
import { Partners } from './partners'
import { Seal } from './seal'
import { ToTop } from './to-top'

interface FooterProps {
  footer: FooterData
  texts: Lookup<'common'>
  /** The language switch of the page. */
  children: ReactNode
}

/** Seasons, contact, two columns, seal, social media, partners, legal links, language, up. */
export function FooterContent({ footer, texts, children }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="deep" data-print="no">
      <OfTheHouse footer={footer} texts={texts} />
      <div className={styles.end}>
        <p className={styles.copyright}>{`© ${footer.year} ${footer.hotel.hotelName}`}</p>
        <Legal footer={footer} texts={texts} />
        <div className={styles.languages}>{children}</div>
        <ToTop label={texts('toTop')} />
      </div>
      <ContactOpener footer={footer} texts={texts} />
    </footer>
  )
}

/** What is the same on each page is not drawn again for the next one. */
const OfTheHouse = memo(function OfTheHouse({ footer, texts }: Omit<FooterProps, 'children'>) {
  return (
    <>
      <div className={`grid ${styles.seasons}`}>
        <SiteLink href={footer.homePath} className={styles.home}>
          <Logo name={footer.hotel.hotelName} />
        </SiteLink>
        <SeasonLength
          name={texts('summer')}
          text={footer.prefooter.summerSeasonLength}
          className={styles.summer}
        />
        <SeasonLength
          name={texts('winter')}
          text={footer.prefooter.winterSeasonLength}
          className={styles.winter}
        />
      </div>
      <div className={`grid ${styles.middle}`}>
        <Contact footer={footer} texts={texts} />
        <FooterColumns columns={footer.columns} texts={texts} />
        <div className={styles.side}>
          <Seal texts={texts} language={languageOfPath(footer.homePath)} />
          <ul className={styles.social} aria-label={texts('socialMedia')}>
            {footer.socialMedia.list.map(({ type, url }) => (
              <li key={url}>
                <SiteLink href={url} isExternal className="underline">
                  {type}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Partners lists={[footer.prefooter.list, footer.prefooter.list2]} title={texts('partners')} />
    </>
  )
})

function SeasonLength({
  name,
  text,
  className,
}: {
  name: string
  text: string | null
  className: string | undefined
}) {
  if (!text) return null
  return (
    <div className={className}>
      <p className="caption">{name}</p>
      <p className={styles.length}>{text}</p>
    </div>
  )
}

function Contact({ footer, texts }: { footer: FooterData; texts: Lookup<'common'> }) {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        {texts('contact')}
      </h2>
      <RichText value={footer.contactInfo.contactText} className={styles.address} />
      {footer.contactInfo.googleMapsLink ? (
        <p>
          <SiteLink href={footer.contactInfo.googleMapsLink} isExternal className="underline">
            {texts('directions')}
          </SiteLink>
        </p>
      ) : null}
      {footer.hotel.bookingEngineLink ? (
        <p className={styles.book} data-booking="">
          <SiteLink
            href={footer.hotel.bookingEngineLink.href}
            isExternal={footer.hotel.bookingEngineLink.isExternal}
            className="button"
          >
            {footer.hotel.bookingEngineLink.label ?? texts('bookRoom')}
          </SiteLink>
        </p>
      ) : null}
    </section>
  )
}

/** Without consent code the settings link leads to the cookies page; the consent room turns it into a button. */
function Legal({ footer, texts }: { footer: FooterData; texts: Lookup<'common'> }) {
  return (
    <ul className={styles.legal} aria-label={texts('legal')} data-legal>
      <LinkOrNothing link={footer.legal.privacy} label={texts('privacy')} className={styles.legalLink} />
      <LinkOrNothing
        link={footer.legal.conditions}
        label={texts('conditions')}
        className={styles.legalLink}
      />
      <LinkOrNothing link={footer.legal.imprint} label={texts('imprint')} className={styles.legalLink} />
      <li>
        <a
          className={styles.legalLink}
          href={footer.legal.cookies?.href ?? footer.legal.privacy?.href ?? footer.homePath}
          data-consent="preferences"
        >
          {texts('cookieSettings')}
        </a>
      </li>
    </ul>
  )
}
