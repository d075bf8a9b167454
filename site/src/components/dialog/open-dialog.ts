/** The flags of the interface (specification, section 3), kept on the document for styles and tests to see. */
export type InterfaceFlag = 'overlayActive' | 'flyOutActive' | 'webcamOverlayActive' | 'mainVideoPlaying'

const historyMark = 'overlay'

/** Whether the step of the history that one stands on was added by an overlay; the next page may take its place. */
export const isOverlayStep = (): boolean => Boolean(window.history.state?.[historyMark])

/** The page has no scrollbar while a dialog is open; the space of it is kept, so that nothing behind moves. */
function keepScrollbarSpace(): void {
  if (document.querySelector('dialog:modal')) return
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
}

/**
 * Opens a native dialog as a modal: the browser keeps the focus inside, closes it on Escape, makes the rest inert and
 * gives the focus back; the styles lock the scroll. The back button closes it, because opening adds a step to the
 * history; every other way of closing takes that step back.
 */
export function openDialog(dialog: Element | null, flag: InterfaceFlag): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  const state = { ...window.history.state, [historyMark]: flag }
  if (isOverlayStep()) window.history.replaceState(state, '')
  else window.history.pushState(state, '')
  keepScrollbarSpace()
  dialog.showModal()
  document.documentElement.dataset[flag] = 'true'
  const goBack = () => dialog.close('back')
  window.addEventListener('popstate', goBack, { once: true })
  dialog.addEventListener(
    'close',
    () => {
      window.removeEventListener('popstate', goBack)
      delete document.documentElement.dataset[flag]
      if (dialog.returnValue !== 'back' && dialog.returnValue !== 'leave' && isOverlayStep())
        window.history.back()
      dialog.returnValue = ''
    },
    { once: true },
  )
}

/** Closes on a click beside the panel: the veil is the dialog itself, its panel is a child. */
export function closeOnVeil(event: { target: EventTarget; currentTarget: HTMLDialogElement }): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
