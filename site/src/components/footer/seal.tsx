import { useState } from 'react'
import type { Lookup } from '../../../languages/lookup'
import { useAllowed } from '../../consent/consent-store'
import { sealUrl } from '../../third-parties/embeds'
import { sealAddress } from '../../third-parties/seal-address'
import * as styles from './footer.module.css'

interface SealProps {
  texts: Lookup
  /** de, fr or en. */
  language: string
}

/** The guest-rating seal of a third party: nothing loads from outside until a visitor asks for it or has agreed to it. */
export function Seal({ texts, language }: SealProps) {
  const [isAsked, setAsked] = useState(false)
  const isAllowed = useAllowed('seal')
  const address = sealUrl()
  if (address === undefined) return null
  return (
    <section className={styles.seal} data-embed="seal">
      <h2 className={styles.title}>{texts('sealTitle')}</h2>
      {isAsked || isAllowed ? (
        <iframe
          className={styles.sealFrame}
          src={sealAddress(address, language)}
          title={texts('sealFrame')}
        />
      ) : (
        <>
          <p className="caption">{texts('sealText')}</p>
          <button type="button" className={`underline ${styles.sealButton}`} onClick={() => setAsked(true)}>
            {texts('sealLoad')}
          </button>
        </>
      )}
    </section>
  )
}
