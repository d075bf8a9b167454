// Written by npm run generate from what header and footer import.
import * as s0 from '../components/dialog/overlay.module.css'
import * as s1 from '../components/footer/footer.module.css'
import * as s2 from '../components/header/fly-out.module.css'
import * as s3 from '../components/header/header.module.css'
import * as s4 from '../components/header/menu-tree.module.css'
import * as s5 from '../components/header/top-menu.module.css'
import * as s6 from '../components/logo/logo.module.css'
import * as s7 from '../components/overlays/contact-overlay.module.css'
import * as s8 from '../components/rich-text/rich-text.module.css'
import * as s9 from '../components/thumb-bar/thumb-bar.module.css'
import * as s10 from '../season/season-switch.module.css'

const plain = [
  'accent',
  'button',
  'caption',
  'figures',
  'grid',
  'hidden',
  'lead',
  'reach',
  'section',
  'sideways',
  'skip',
  'small',
  'underline',
]
const own = [s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10]

/** Every class that header and footer may have: they are put into a page after it was rendered, and change without it. */
export const sliceClasses: ReadonlySet<string> = new Set([
  ...plain,
  ...own.flatMap((sheet) => Object.values<string>(sheet)),
])
