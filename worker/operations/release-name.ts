/** `00000412` as `r-0412`. */
export const releaseName = (id: string): string =>
  /^\d+$/.test(id) ? `r-${String(Number(id)).padStart(4, '0')}` : id
