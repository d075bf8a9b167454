/** A path of the site's own origin, or the origin of a whole address. */
const base = /^(?:\/(?!\/)|(https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?)(?:\/|$))/i

/** Whether addresses of pictures can begin with it. */
export const isImageBase = (text: string): boolean => base.test(text)

/** Origin that pictures and films come from; undefined where it is the site's own. Pages have to be allowed to ask it. */
export const imageHost = (text: string): string | undefined => base.exec(text)?.[1]

export const imageBaseRule =
  'must begin with / or be a whole address such as https://images.hotel.example/images'
