import { Fragment, isValidElement, type ReactNode } from 'react'
import { letPicturesCome, longestWait } from './late-pictures'

/** What Gatsby puts in the place of the scripts of every page. */
const scriptsSlice = '_gatsby-scripts'

/** ms from the end of the picture's loading to its paint, where no browser tells. */
const paintTime = 250
const deeds = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel']

/**
 * Puts the scripts of the app into the page, and lets its other pictures come, once its first picture is painted (of a page
 * without: its first text), or with the first deed of the visitor: on a phone's line they would come instead of the picture.
 * Until then links, forms and texts are those of a page without scripts. A template keeps its scripts from being loaded,
 * read ahead or run.
 */
export const startScript = `(function(d,w){var t=d.querySelector("template[data-app-scripts]"),p=d.querySelector('img[fetchpriority="high" i]'),e=${JSON.stringify(deeds)},o=w.PerformanceObserver;function start(){if(!t)return;var s=t.content;t=0;${letPicturesCome};e.forEach(function(n){d.removeEventListener(n,start,true)});d.body.appendChild(s)}function loaded(){setTimeout(start,${paintTime})}if(!p)${letPicturesCome};e.forEach(function(n){d.addEventListener(n,start,true)});if(o&&(o.supportedEntryTypes||[]).indexOf("largest-contentful-paint")>=0)new o(function(){if(!p||p.complete)start()}).observe({type:"largest-contentful-paint",buffered:true});if(!p||p.complete)loaded();else{p.addEventListener("load",loaded);p.addEventListener("error",loaded)}setTimeout(start,${longestWait})})(document,window)`

const holdsScripts = (node: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === scriptsSlice

/** The end of a page's body with the scripts of the app kept until `startScript` puts them in. */
export const withLateScripts = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.map((node) =>
    holdsScripts(node) ? (
      <Fragment key="late-scripts">
        <template data-app-scripts="">{node}</template>
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
      </Fragment>
    ) : (
      node
    ),
  )
