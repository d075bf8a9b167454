import { useEffect, useState } from 'react'
import type { Lookup } from '../../../languages/lookup'
import { onPathShown } from '../../navigation/current-path'
import { isPlainClick } from '../../navigation/plain-click'
import { lateOverlay } from '../overlays/late-overlay'
import type { FooterData } from './footer-data'

const ContactOverlay = lateOverlay(() => import('../overlays/contact-overlay'))

interface ContactOpenerProps {
  footer: FooterData
  texts: Lookup<'common'>
}

/** One of this site: a partner may have a place of that name, too. */
function isContactLink({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href$="#contact"]') : null
  return link?.origin === window.location.origin
}

/**
 * Opens the contact overlay for every link to `#contact` on the page (specification, section 2, Routes). Without scripts
 * such a link leads to the contact block of the footer.
 */
export function ContactOpener({ footer, texts }: ContactOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || !isContactLink(event)) return
      event.preventDefault()
      setOpen(true)
    }
    // Behind what the app does with the link (a menu closes), before what follows links (follow-links.ts), which listens further out.
    document.body.addEventListener('click', onClick)
    const stop = onPathShown(() => setOpen(false))
    return () => {
      stop()
      document.body.removeEventListener('click', onClick)
    }
  }, [])
  if (!isOpen) return null
  const goThere = () => {
    setOpen(false)
    document.getElementById('contact')?.scrollIntoView()
  }
  return <ContactOverlay footer={footer} texts={texts} onClose={() => setOpen(false)} onMissing={goThere} />
}
