/**
 * What may stand around the content of a page: `default` has header and footer, `bare` nothing but the language switch, for
 * a page that is shown by itself (a menu in a frame, a form on a tablet at the desk).
 */
export const layouts = ['default', 'bare'] as const
export type LayoutName = (typeof layouts)[number]

export const isLayout = (name: unknown): name is LayoutName => layouts.some((known) => known === name)
