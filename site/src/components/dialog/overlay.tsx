import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { closeOnVeil, type InterfaceFlag, openDialog } from './open-dialog'
import * as styles from './overlay.module.css'

interface OverlayProps {
  flag: InterfaceFlag
  label: string
  closeLabel: string
  onClose: () => void
  /** Keys that do something wherever the focus is. */
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A dialog over the whole screen that opens when it is mounted; Escape, the back button and the veil close it. */
export default function Overlay({ flag, label, closeLabel, onClose, onKeyDown, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    openDialog(opened, flag)
    // Where it goes with its page, it is closed all the same: nothing else takes the flag back.
    return () => opened?.close('leave')
  }, [flag])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
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
