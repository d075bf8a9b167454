import { Component, type ErrorInfo, type ReactNode } from 'react'
import { homePath, type Language, languageOfPath } from '../../languages/locales'
import { error as errorTexts } from '../../languages/texts/error'
import { recoverFromChunkFailure } from './watch-chunks'

interface State {
  failed: boolean
}

/**
 * What a visitor sees when a page breaks in the browser: the same calm screen as for a missing page, never a stack.
 * It stands outside of all providers, so it brings its own texts and no slices.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (recoverFromChunkFailure(error)) return
    console.error('The page could not be mounted:', error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken path={window.location.pathname} /> : this.props.children
  }
}

function Broken({ path }: { path: string }) {
  const language: Language = languageOfPath(path)
  const texts = errorTexts[language]
  return (
    <main id="main" className="section grid" tabIndex={-1}>
      <div style={{ gridColumn: '1 / -1' }}>
        <h1>{texts.title}</h1>
        <p>{texts.brokenText}</p>
        <p className="caption">{texts.broken.replace('{{code}}', '500').replace('{{path}}', path)}</p>
        <p>
          <a className="button" href={homePath(language)}>
            {texts.home}
          </a>
        </p>
      </div>
    </main>
  )
}
