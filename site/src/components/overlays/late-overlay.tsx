import { Component, type ReactNode, Suspense } from 'react'
import { isWithoutLine } from '../../guard/watch-chunks'
import { asItIsNow } from '../dialog/as-it-is-now'

interface Props {
  /** Called where it did not come. */
  onMissing: () => void
  children: ReactNode
}

interface State {
  failure: unknown
}

/** The focus is on nothing that one could see: browsers leave it in a dialog that was closed until they paint. */
const isNowhere = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null

/**
 * An overlay whose script comes with the first click on it. Without a line none comes, and the page stays as it is, with what was typed
 * into it; any other failure is the page's. The browser gives the focus back to what opened it; where that was made anew meanwhile, as a turned
 * phone has its pictures in other columns, what stands in its place gets it.
 */
export class LateOverlay extends Component<Props, State> {
  override state: State = { failure: undefined }
  private readonly opener = globalThis.document?.activeElement

  static getDerivedStateFromError(failure: unknown): State {
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
