import type { Lookup } from '../../../languages/lookup'
import Overlay from '../dialog/overlay'
import type { FooterData } from '../footer/footer-data'
import { SiteLink } from '../link/site-link'
import { RichText } from '../rich-text/rich-text'
import * as styles from './contact-overlay.module.css'

interface ContactOverlayProps {
  footer: FooterData
  texts: Lookup
  onClose: () => void
}

/** How to reach the house, over whatever page one is on. */
export default function ContactOverlay({ footer, texts, onClose }: ContactOverlayProps) {
  return (
    <Overlay flag="overlayActive" label={texts('contact')} closeLabel={texts('close')} onClose={onClose}>
      <div className={`grid ${styles.contact}`}>
        <h2 className={styles.title}>{texts('contact')}</h2>
        <div className={styles.words}>
          <RichText value={footer.contactText} className={styles.address} />
          {footer.directions ? (
            <p>
              <SiteLink
                href={footer.directions.href}
                isExternal={footer.directions.isExternal}
                className="underline"
              >
                {texts('directions')}
              </SiteLink>
            </p>
          ) : null}
          {footer.booking ? (
            <p>
              <SiteLink href={footer.booking.href} isExternal={footer.booking.isExternal} className="button">
                {footer.booking.label ?? texts('bookRoom')}
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
    </Overlay>
  )
}
