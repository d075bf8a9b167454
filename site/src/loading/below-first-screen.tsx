import { type ReactNode, useDeferredValue } from 'react'
import { isStepAhead } from '../navigation/step-ahead'
import * as styles from './below-first-screen.module.css'

/**
 * What nobody sees yet of a page that a link leads to: it comes after the frame that shows the first screen, which a phone has twice
 * as soon. A page that is loaded has all of it, and so has one that is gone back to, for the browser stands where one was in it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isThere = useDeferredValue(true, !isStepAhead())
  return isThere ? children : <div className={styles.room} data-coming="yes" />
}
