/** What processes need of the machine that they run on, beside the settings of a site: Node, Gatsby, and what they start. */
export const inheritedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'GATSBY_CPU_COUNT',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
] as const
