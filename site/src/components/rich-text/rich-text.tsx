import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { SiteLink } from '../link/site-link'
import * as styles from './rich-text.module.css'

/** Headings of content stand under the heading of their part, so each moves one level down; h1 belongs to the page. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h1: ({ children }) => <h2 className={styles.first}>{children}</h2>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    h4: ({ children }) => <h5>{children}</h5>,
    h5: ({ children }) => <h6>{children}</h6>,
    h6: ({ children }) => <h6>{children}</h6>,
    blockquote: ({ children }) => (
      <blockquote className={styles.quote}>
        <p>{children}</p>
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => <ul>{children}</ul>,
    number: ({ children }) => <ol>{children}</ol>,
  },
  marks: {
    link: ({ value, children }) =>
      typeof value?.href === 'string' ? (
        <SiteLink href={value.href} isExternal={value.isExternal === true} className="underline">
          {children}
        </SiteLink>
      ) : (
        children
      ),
  },
}

/** Rich text of the content service: Portable Text whose links are already resolved and safe. */
export function RichText({ value, className }: { value: unknown; className?: string | undefined }) {
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <div className={[styles.text, className].filter(Boolean).join(' ')}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  )
}
