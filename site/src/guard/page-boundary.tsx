import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react'
import { homePath, languageOfPath, languages } from '../../languages/locales'
import { Layout } from '../components/layout/layout'
import { PageBody } from '../components/layout/page-body'
import type { BrokenRidge } from '../components/not-found/broken-ridge'
import { Lost } from '../components/not-found/lost'
import { brokenTexts } from './broken-texts'
import { tellBroken } from './error-boundary'

interface Props {
  /** Of the address: another page is tried anew. */
  path: string
  children: ReactNode
}

interface State {
  /** Path of the page that broke. */
  broken: string | undefined
}

/**
 * What a visitor sees when a page breaks in the browser: the same calm screen as for a missing one, with header, footer
 * and the editor's texts (specification, section 2, "Error screen").
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: undefined }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: window.location.pathname }
  }

  static getDerivedStateFromProps({ path }: Props, { broken }: State): State | null {
    return broken === undefined || broken === path ? null : { broken: undefined }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    tellBroken(error, info)
  }

  override render(): ReactNode {
    const { path, children } = this.props
    return this.state.broken === undefined ? children : <BrokenPage path={path} />
  }
}

/** The drawing of the screen, which pages that do not break do not load. Where it does not come, the words stand alone. */
function useRidge(): typeof BrokenRidge | undefined {
  const [ridge, setRidge] = useState<{ drawing: typeof BrokenRidge }>()
  useEffect(() => {
    import('../components/not-found/broken-ridge').then(
      ({ BrokenRidge }) => setRidge({ drawing: BrokenRidge }),
      () => undefined,
    )
  }, [])
  return ridge?.drawing
}

function BrokenPage({ path }: { path: string }) {
  const language = languageOfPath(path)
  const texts = brokenTexts(language)
  const ridge = useRidge()
  const others = languages.filter((each) => each !== language)
  return (
    <Layout
      language={language}
      path={homePath(language)}
      translations={others.map((each) => ({ language: each, path: homePath(each) }))}
    >
      <PageBody>
        <Lost
          title={texts('title')}
          text={texts('brokenText')}
          caption={texts('broken', { code: 500, path: '' }).trim()}
          path={path}
          home={{ href: homePath(language), label: texts('home') }}
          ridge={ridge}
        />
      </PageBody>
    </Layout>
  )
}
