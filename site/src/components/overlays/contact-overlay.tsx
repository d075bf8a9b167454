import type { Lookup } from '../../../languages/lookup'
import Overlay from '../dialog/overlay'
import type { FooterData } from '../footer/footer-data'
import { SiteLink } from '../link/site-link'
import { RichText } from '../rich-text/rich-text'
import * as styles from './contact-overlay.module.css'

interface ContactOverlayProps {
  footer: FooterData
  texts: Lookup<'common'>
  onClose: () => void
}

/** How to reach the house, over whatever page one is on. */
export default function ContactOverlay({ footer, texts, onClose }: ContactOverlayProps) {
  return (
    <Overlay flag="overlayActive" label={texts('contact')} closeLabel={texts('close')} onClose={onClose}>
      <div className={`grid ${styles.contact}`}>
        <h2 className={styles.title}>{texts('contact')}</h2>
        <div className={styles.words}>
          <RichText value={footer.contactInfo.contactText} className={styles.address} />
          {footer.contactInfo.googleMapsLink ? (
            <p>
              <SiteLink href={footer.contactInfo.googleMapsLink} isExternal className="underline">
                {texts('directions')}
              </SiteLink>
            </p>
          ) : null}
          {footer.hotel.bookingEngineLink ? (
            <p>
              <SiteLink
                href={footer.hotel.bookingEngineLink.href}
                isExternal={footer.hotel.bookingEngineLink.isExternal}
                className="button"
              >
                {footer.hotel.bookingEngineLink.label ?? texts('bookRoom')}
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
    </Overlay>
  )
}
