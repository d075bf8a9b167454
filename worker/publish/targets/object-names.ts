/** Objects beside the site that tell the edge in front of a storage what is answered where there is no page. */
export const answersObject = '.edge/answers.json'
export const redirectsObject = '_redirects'

/** Kept with each object of a site: the hash of the bytes before they were compressed. By it the site knows its own. */
export const hashName = 'sha256'

/**
 * Kept with each page: the hashes of its inline scripts, with spaces between. They come and go with its bytes, which the list of
 * all pages cannot do.
 */
export const scriptsName = 'scripts'
