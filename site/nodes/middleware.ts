/** Guards of routes by name (specification, sections 1 and 6). */
export const middleware = ['auth'] as const
export type MiddlewareName = (typeof middleware)[number]

export const isMiddleware = (name: string): name is MiddlewareName =>
  middleware.some((known) => known === name)

/** @throws Error that names an unknown middleware (specification, section 8). */
export function requireMiddleware(name: string): MiddlewareName {
  if (!isMiddleware(name))
    throw new Error(`Unknown route middleware "${name}". Known: ${middleware.join(', ')}.`)
  return name
}
