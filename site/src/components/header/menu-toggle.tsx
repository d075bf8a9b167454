import type { InterfaceId } from '../../../addresses/interface-ids'
import { ButtonLink } from '../dialog/button-link'
import { openDialog } from '../dialog/open-dialog'
import * as styles from './header.module.css'

/** Where the link to the fly-out leads while no script runs. */
export const flyOutId: InterfaceId = 'menu'

/** Opens the fly-out. Without scripts it is a link, and the fly-out shows as the target of it. */
export function MenuToggle({ label }: { label: string }) {
  return (
    <ButtonLink
      className={styles.toggle}
      href={`#${flyOutId}`}
      controls={flyOutId}
      onPress={() => openDialog(document.getElementById(flyOutId), 'flyOutActive')}
    >
      {label}
      <span className={styles.bars} aria-hidden="true" />
    </ButtonLink>
  )
}
