/** What is used of css-tree without what it knows of values: its types come with the whole package only. */
declare module 'css-tree/parser' {
  import { parse } from 'css-tree'
  export default parse
}
declare module 'css-tree/utils' {
  export { ident } from 'css-tree'
}
