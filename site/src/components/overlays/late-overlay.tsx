import { Component, type ReactNode, Suspense } from 'react'
import { isWithoutLine } from '../../guard/watch-chunks'

interface Props {
  /** Called where it did not come. */
  onMissing: () => void
  children: ReactNode
}

interface State {
  failure: unknown
}

/**
 * An overlay whose script comes with the first click on it. Without a line none comes, and the page stays as it is, with what was typed
 * into it; any other failure is the page's.
 */
export class LateOverlay extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override componentDidCatch(): void {
    this.props.onMissing()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return <Suspense fallback={null}>{this.props.children}</Suspense>
    if (!isWithoutLine(failure)) throw failure
    return null
  }
}
