import type { ReactNode } from 'react'
import * as styles from './section.module.css'

/** What every part carries: the target of jump links, and the ground that an editor chose for it. */
export interface PartBase {
  readonly sectionId: string | null
  readonly background: string
}

interface SectionProps {
  /** Name of the part, for styles that depend on neighbours. */
  name: string
  part: PartBase
  children: ReactNode
  className?: string | undefined
  /** Another ground than the editor's, in lower case. */
  ground?: string
}

/** The frame of a part: its ground from edge to edge, its anchor, its distance to the next. */
export function Section({ name, part, children, className, ground }: SectionProps) {
  return (
    <section
      id={part.sectionId ?? undefined}
      data-part={name}
      data-ground={ground ?? part.background.toLowerCase()}
      className={['section', styles.section, className].filter(Boolean).join(' ')}
    >
      {children}
    </section>
  )
}
