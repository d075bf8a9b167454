const name = 'lake_session'
/** Seconds: 30 days, as the session. */
const life = 30 * 24 * 3600

/** What a browser keeps of a session; no script reads it, and no other site sends it along with a form. */
export const cookieFor = (token: string): string =>
  `${name}=${token}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`

export const expiredCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export const tokenInCookie = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]
