import { Component, type ErrorInfo, type ReactNode } from 'react'
import { homePath, languageOfPath } from '../../languages/locales'
import { brokenTexts } from './broken-texts'
import { recoverFromChunkFailure } from './watch-chunks'

interface State {
  failed: boolean
}

/** A missing chunk loads the page again; anything else is logged (specification, section 8, "Mount failure"). */
export function tellBroken(error: unknown, { componentStack }: ErrorInfo): void {
  if (recoverFromChunkFailure(error)) return
  console.error('The page could not be mounted:', error, componentStack)
}

/**
 * What a visitor sees when header, footer or the app itself breaks in the browser: it stands outside of everything, so it
 * shows words and a way home, never a stack. A page that breaks has `PageBoundary`.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    tellBroken(error, info)
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken path={window.location.pathname} /> : this.props.children
  }
}

function Broken({ path }: { path: string }) {
  const language = languageOfPath(path)
  const texts = brokenTexts(language)
  return (
    <main id="main" className="section grid" tabIndex={-1}>
      <div style={{ gridColumn: '1 / -1' }}>
        <h1>{texts('title')}</h1>
        <p>{texts('brokenText')}</p>
        <p className="caption">{texts('broken', { code: 500, path })}</p>
        <p>
          {/* A target makes it the browser's: the app may be no more. */}
          <a className="button" href={homePath(language)} target="_self">
            {texts('home')}
          </a>
        </p>
      </div>
    </main>
  )
}
