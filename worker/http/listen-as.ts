/** What listens, and by which settings: with `SITE` these are SITE_HOST and SITE_PORT. */
export interface ListeningPlace {
  what: string
  variables: 'SITE' | 'WORKER' | 'PREVIEW'
  host: string
  port: number
}

/** @throws Error that names the setting to change where nothing can listen there */
export async function listenAs<Result>(place: ListeningPlace, listening: Promise<Result>): Promise<Result> {
  return listening.catch((error: NodeJS.ErrnoException) => {
    throw new Error(problemOf(place, error.code) ?? error.message, { cause: error })
  })
}

function problemOf(
  { what, variables, host, port }: ListeningPlace,
  code: string | undefined,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} for ${what} is taken by another program: stop it, or set ${variables}_PORT to another port.`
    case 'EACCES':
      return `Port ${port} for ${what} is not for this user (${code}): set ${variables}_PORT to one from 1024 on.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${variables}_HOST is "${host}": ${what} cannot be listened for there, as it is no address of this machine (${code}).`
  }
  return undefined
}
