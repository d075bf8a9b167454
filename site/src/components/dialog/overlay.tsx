import { type ReactNode, useEffect, useRef } from 'react'
import { closeOnVeil, type InterfaceFlag, openDialog } from './open-dialog'
import * as styles from './overlay.module.css'

interface OverlayProps {
  id: string
  flag: InterfaceFlag
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the whole screen that opens when it is mounted; Escape, the back button and the veil close it. */
export default function Overlay({ id, flag, label, closeLabel, onClose, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => openDialog(id, flag), [id, flag])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes natively, the click is the veil beside the content
    <dialog
      ref={dialog}
      id={id}
      className={styles.overlay}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => closeOnVeil(event)}
    >
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {closeLabel}
        <span className={styles.cross} aria-hidden="true" />
      </button>
      {children}
    </dialog>
  )
}
