import type { ErrorEntry } from './errors'

/** The text of `docs/errors.md`: one section for each code, in the order of the catalogue. */
export function renderErrorPage(catalogue: Readonly<Record<string, ErrorEntry>>): string {
  const sections = Object.entries(catalogue).map(
    ([code, entry]) =>
      `## ${code}\n\n${entry.what}\n\n- **Why:** ${entry.why}\n- **What to do:** ${entry.todo}\n`,
  )
  return `# Errors\n\nEvery error of the worker has a code that never changes its meaning. Log lines, answers and receipts name it.\n\n${sections.join('\n')}`
}
