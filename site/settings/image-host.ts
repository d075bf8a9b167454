const isPath = (base: string): boolean => /^\/(?!\/)/.test(base)

/** Whether addresses of pictures can begin with it: a path of the site's own origin, or a whole address. */
export const isImageBase = (base: string): boolean =>
  isPath(base) || (URL.canParse(base) && /^https?:$/.test(new URL(base).protocol))

/** Origin that pictures and films come from; undefined where it is the site's own. Pages have to be allowed to ask it. */
export const imageHost = (base: string): string | undefined =>
  isPath(base) ? undefined : new URL(base).origin

export const imageBaseRule =
  'must begin with / or be a whole address such as https://images.hotel.example/images'
