/**
 * Runs on every page of the preview. In the Studio's Presentation a click on a marked text opens its field, and the Studio
 * knows which page is shown. Everywhere the page is loaded anew when it was made again.
 */
import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import { followChanges } from './follow-changes'
import {
  cleanTitle,
  copyWithoutMarks,
  type MarkedText,
  markedTextAt,
  markedTexts,
  textOfField,
} from './marked-text'
import { addOutline } from './outline'
import { goTo, placeNow, watchPlace } from './shown-place'

/** The Studio tells it when another field is opened, and not again when the page is loaded anew. */
const openField = 'preview: open field'

function connectToStudio(): void {
  // The Studio speaks as the first version of this channel did.
  const studio = createNode<VisualEditingNodeMsg, VisualEditingControllerMsg>(
    { name: 'visual-editing', connectTo: 'presentation' },
    createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    }),
  )
  const outline = addOutline()
  let edits = false

  const textBelow = ({ target, clientX, clientY }: MouseEvent): MarkedText | undefined =>
    edits && target instanceof Element ? markedTextAt(target, clientX, clientY) : undefined
  const setEdits = (enabled: boolean) => {
    edits = enabled
    if (!enabled) outline.point(undefined)
    studio.post('visual-editing/toggle', { enabled })
  }
  const tellDocuments = () => {
    const types = new Map(markedTexts().map(({ field }) => [field.id, field.type]))
    const documents = [...types].map(([_id, _type]) => ({ _id, _type }))
    studio.post('visual-editing/documents', { perspective: 'drafts', documents })
  }

  document.addEventListener('pointermove', (event) => outline.point(textBelow(event)), { passive: true })
  document.documentElement.addEventListener('pointerleave', () => outline.point(undefined))
  // Before everybody else: a link whose label is edited is not followed.
  window.addEventListener(
    'click',
    (event) => {
      const text = isPointed(event) ? textBelow(event) : undefined
      if (!text) return
      event.preventDefault()
      event.stopPropagation()
      // The Studio that is told knows where it is.
      studio.post('visual-editing/focus', { ...text.field, baseUrl: '/' })
    },
    { capture: true },
  )

  studio.on('presentation/focus', ({ id, path }) => {
    const open = textOfField(id, path)
    outline.open(open)
    open?.node.parentElement?.scrollIntoView({ block: 'nearest' })
    window.sessionStorage.setItem(openField, JSON.stringify([id, path]))
  })
  studio.on('presentation/blur', () => {
    outline.open(undefined)
    window.sessionStorage.removeItem(openField)
  })
  studio.on('presentation/toggle-overlay', () => setEdits(!edits))
  studio.on('presentation/navigate', goTo)
  studio.on('presentation/refresh', (refresh) => {
    // Of a change the preview tells when the page is made; this is the button.
    if (refresh.source !== 'manual') return
    studio.post('visual-editing/refreshing', refresh)
    window.location.reload()
  })
  let isFirst = true
  studio.onStatus(() => {
    // Where a link was followed before the two knew one another they meet a second time, and what was told at the first is lost.
    studio.post('visual-editing/navigate', placeNow('replace'))
    if (!isFirst) return
    isFirst = false
    setEdits(true)
    tellDocuments()
    const [id, path] = JSON.parse(window.sessionStorage.getItem(openField) ?? '[]')
    if (id && path) outline.open(textOfField(id, path))
  }, 'connected')
  watchPlace((place) => {
    studio.post('visual-editing/navigate', place)
    outline.open(undefined)
    outline.point(undefined)
  })
  watchTitle((title) => {
    studio.post('visual-editing/meta', { title })
    tellDocuments()
  })
  studio.start()
}

/** By a pointer, and nothing else is meant: keys follow links and press buttons as ever, and so does a click for a new tab. */
const isPointed = ({ detail, ctrlKey, metaKey }: MouseEvent): boolean => detail > 0 && !ctrlKey && !metaKey

/** Another title is another page: Gatsby has shown it without loading anew. */
function watchTitle(tell: (title: string) => void): void {
  let told = cleanTitle()
  const look = () => {
    const title = cleanTitle()
    if (title !== told) tell(title)
    told = title
  }
  new MutationObserver(look).observe(document.head, { subtree: true, childList: true, characterData: true })
}

connectToStudio()
followChanges()
copyWithoutMarks()
