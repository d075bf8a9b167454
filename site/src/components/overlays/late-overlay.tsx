import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { isWithoutLine } from '../../guard/watch-chunks'
import { asItIsNow } from '../dialog/as-it-is-now'

interface PlaceProps {
  /** Called where it did not come. */
  onMissing: () => void
  children: ReactNode
}

interface PlaceState {
  failure: unknown
}

/** The focus is on nothing that one could see: browsers leave it in a dialog that was closed until they paint. */
const isNowhere = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null

/** Where the overlay is once it has come. */
class Place extends Component<PlaceProps, PlaceState> {
  override state: PlaceState = { failure: undefined }
  private readonly opener = globalThis.document?.activeElement

  static getDerivedStateFromError(failure: unknown): PlaceState {
    return { failure }
  }

  override componentDidCatch(): void {
    this.props.onMissing()
  }

  override componentWillUnmount(): void {
    if (this.opener && isNowhere(document)) asItIsNow(this.opener, document)?.focus({ preventScroll: true })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>
    if (!isWithoutLine(failure)) throw failure
    return null
  }
}

interface Closable {
  onClose: () => void
}

interface Missable {
  /** Called instead of `onClose` where it did not come. */
  onMissing?: () => void
}

/**
 * An overlay whose script comes with the first click on it. Without a line none comes, and the page stays as it is, with what was typed
 * into it, and the next click asks again; any other failure is the page's. The browser gives the focus back to what opened it; where that
 * was made anew meanwhile, as a turned phone has its pictures in other columns, what stands in its place gets it.
 */
export function lateOverlay<Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let came: ComponentType<Props> | undefined
  const ask = async () => {
    const loaded = await load()
    came = loaded.default
    return loaded
  }
  return function LateOverlay(props: Props & Missable) {
    // One for each opening: React keeps what did not come for good.
    const [overlay] = useState(() => came ?? lazy(ask))
    return <Place onMissing={props.onMissing ?? props.onClose}>{createElement(overlay, props)}</Place>
  }
}
