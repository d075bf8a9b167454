/** Whether the page that comes is seen from its top, as by a link: back, forward, and a place within it need all of it at once. */
let isAhead = false

export const isStepAhead = (): boolean => isAhead

/** A step to an address begins. */
export function goAhead(address: string): void {
  isAhead = !address.includes('#')
}

/** Back and forward are known before the app, which listens, too, and shows the page in the same task. */
export function followBack(app: Pick<EventTarget, 'addEventListener'>): void {
  const back = () => {
    isAhead = false
  }
  app.addEventListener('popstate', back, { capture: true })
}
