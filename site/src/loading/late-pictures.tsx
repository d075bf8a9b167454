import type { ReactNode } from 'react'

/** On the element of the document while pictures further down keep away (styles/global.css). */
const held = 'data-pictures-held'

/** ms after which all that waits for the first picture comes, whatever the picture does. */
export const longestWait = 3000

/**
 * Stands in the head of a page: until its first picture is painted those further down leave it the whole line of a phone.
 * Browsers ask for them as soon as they know their places, 1,250 px ahead. On a page that names no picture as its first they
 * come at its end, of one whose end was lost on the way by the time alone; without scripts nothing keeps them.
 */
export const holdPictures = `(function(e){e.setAttribute("${held}","");setTimeout(function(){e.removeAttribute("${held}")},${longestWait})})(document.documentElement)`

/** Lets them come: an expression for a script of the page. */
export const letPicturesCome = `document.documentElement.removeAttribute("${held}")`

/** The head of a page, in which `holdPictures` comes before all that a browser reads. */
export const withLatePictures = (nodes: readonly ReactNode[]): ReactNode[] => [
  <script key="late-pictures" dangerouslySetInnerHTML={{ __html: holdPictures }} />,
  ...nodes,
]
