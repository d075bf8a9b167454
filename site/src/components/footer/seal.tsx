import { useRef, useState } from 'react'
import type { Language } from '../../../languages/locales'
import type { Lookup } from '../../../languages/lookup'
import { useAllowed } from '../../consent/consent-store'
import { handFocusOn } from '../../navigation/hand-focus-on'
import { sealUrl } from '../../third-parties/embeds'
import { sealAddress } from '../../third-parties/seal-address'
import * as styles from './footer.module.css'

interface SealProps {
  texts: Lookup<'common'>
  language: Language
}

/** Whoever has asked for it need not ask again after a page without footer. */
let wasAsked = false

/** The guest-rating seal of a third party: nothing loads from outside until a visitor asks for it or has agreed to it. */
export function Seal({ texts, language }: SealProps) {
  const [isAsked, setAsked] = useState(wasAsked)
  const isShown = useAllowed('seal') || isAsked
  const frame = useRef<HTMLIFrameElement>(null)
  const address = sealUrl()
  if (address === undefined) return null
  const ask = () => {
    wasAsked = true
    setAsked(true)
  }
  return (
    <section className={styles.seal} data-embed="seal">
      <h2 className={styles.title}>{texts('sealTitle')}</h2>
      {isShown ? (
        <iframe ref={frame} src={sealAddress(address, language)} title={texts('sealFrame')} />
      ) : (
        <>
          <p className="caption">{texts('sealText')}</p>
          <button
            ref={handFocusOn(() => frame.current)}
            type="button"
            className={`underline ${styles.sealButton}`}
            onClick={ask}
          >
            {texts('sealLoad')}
          </button>
        </>
      )}
    </section>
  )
}
