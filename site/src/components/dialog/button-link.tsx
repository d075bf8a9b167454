import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

interface ButtonLinkProps {
  /** Where the link leads while no script runs: an anchor on the page. */
  href: string
  onPress: () => void
  children: ReactNode
  className?: string | undefined
  /** Id of the dialog that it opens. */
  controls?: string | undefined
  label?: string | undefined
}

/** A button that is an anchor underneath, for things that must also work before or without scripts. */
export function ButtonLink({ href, onPress, children, className, controls, label }: ButtonLinkProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does nothing without scripts, this link does
    <a
      role="button"
      href={href}
      className={className}
      aria-haspopup={controls ? 'dialog' : undefined}
      aria-controls={controls}
      aria-label={label}
      onClick={press}
      onKeyDown={(event) => (event.key === ' ' ? press(event) : undefined)}
    >
      {children}
    </a>
  )
}
