import { afterThisTask } from './src/loading/after-this-task'
import { keepFragmentsReadable } from './src/navigation/readable-fragment'

/**
 * Where the app begins in the browser, in the place of Gatsby's own beginning (`gatsby-app`, named by the bundle), which comes
 * last and finds what it imports run already: each piece in a task of its own, since all of them in one are a tenth of a second
 * in which a phone is deaf. An eager import is part of this file's chunk and runs when it is asked for.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'gatsby'),
  () => import(/* webpackMode: "eager" */ './gatsby-browser'),
  () => import(/* webpackMode: "eager" */ 'gatsby-app'),
]

async function begin(): Promise<void> {
  keepFragmentsReadable(window)
  for (const piece of pieces) {
    await piece()
    await afterThisTask()
  }
}

void begin()
