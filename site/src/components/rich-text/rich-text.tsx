import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { SiteLink } from '../link/site-link'
import * as styles from './rich-text.module.css'

type HeadingLevel = 2 | 3 | 4 | 5 | 6

const heading =
  (level: number) =>
  ({ children }: { children?: ReactNode }) => {
    const Heading = `h${Math.min(6, level) as HeadingLevel}` as const
    return <Heading>{children}</Heading>
  }

/** Headings of content stand under the heading above them (1 the page's, 2 the part's); h1 belongs to the page. */
const componentsUnder = (above: number): PortableTextComponents => ({
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h1: heading(above + 1),
    h2: heading(above + 1),
    h3: heading(above + 2),
    h4: heading(above + 3),
    h5: heading(above + 4),
    h6: heading(above + 5),
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
})

const underPage = componentsUnder(1)
const underPart = componentsUnder(2)

interface RichTextProps {
  value: unknown
  className?: string | undefined
  /** Whether the part has a heading of its own above this text. */
  underHeading?: boolean
}

/** Rich text of the content service: Portable Text whose links are already resolved and safe. */
export function RichText({ value, className, underHeading = true }: RichTextProps) {
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <div className={[styles.text, className].filter(Boolean).join(' ')}>
      <PortableText
        value={value}
        components={underHeading ? underPart : underPage}
        onMissingComponent={false}
      />
    </div>
  )
}
