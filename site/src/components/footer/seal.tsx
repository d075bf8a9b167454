import { useState } from 'react'
import type { Lookup } from '../../../languages/lookup'
import * as styles from './footer.module.css'

/** Told to the consent room, which answers by calling `show`: the seal is a third party (PRODUCT, "Third parties"). */
export const sealRequest = 'edelgrat:seal'

/**
 * The guest-rating seal: nothing loads from outside until a visitor asks for it. The consent room fills the frame,
 * because it alone knows the address of the third party and what the visitor has agreed to.
 */
export function Seal({ texts }: { texts: Lookup }) {
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    window.dispatchEvent(new CustomEvent(sealRequest))
  }
  return (
    <section className={styles.seal} data-seal={isAsked ? 'asked' : 'waiting'}>
      <h2 className={styles.title}>{texts('sealTitle')}</h2>
      <p className="caption">{texts('sealText')}</p>
      <button type="button" className={`underline ${styles.sealButton}`} onClick={ask}>
        {texts('sealLoad')}
      </button>
    </section>
  )
}
