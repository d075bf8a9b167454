/** Code without its comments, which may give an example. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, '').replace(/(?<=^|[\s;])\/\/.*$/gm, '')
