/**
 * Gatsby's app leaves a page whose path is not the address, except for `/404`. A pattern (`matchPath`) would keep it on
 * `/fr/404`, but then every French path stands in the app bundle, and each new page changes the bundle. So the French
 * and English 404 pages are plain HTML: links, menus and all, without Gatsby's scripts.
 */
export const isPlainLostPage = (pathname: string): boolean => /^\/(fr|en)\/404\/?$/.test(pathname)

/** Where the path stands on a 404 page: the edges put it in as it was sent, which works without scripts. */
export const lostPathMark = '<span data-lost-path=""></span>'

/** Writes the path as people read it (specification, section 8), also where no edge has put it in. */
export const lostPathScript =
  "(function(){var line=document.querySelector('[data-lost-path]'),path=location.pathname;" +
  'try{path=decodeURI(path)}catch(error){}if(line)line.textContent=path})()'
