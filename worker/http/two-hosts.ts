import type { IncomingMessage } from 'node:http'

/** Which of the two is meant, every server on the way could decide for itself. Node takes the first. */
export const hasTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
