// Written by npm run generate from part-names.ts and the folders of the parts.
import type { AddedFields } from '../../nodes/added-field'
import type { PartName } from './part-names'
import { added as enquiry } from './enquiry/resolve'
import { added as hero } from './hero/resolve'
import { added as ridge } from './ridge/resolve'
import { added as roomFinder } from './room-finder/resolve'
import { added as upcomingEvents } from './upcoming-events/resolve'
import { added as webcam } from './webcam/resolve'

/** What parts show besides their own fields. */
export const addedFields: Readonly<Partial<Record<PartName, AddedFields>>> = { enquiry, hero, ridge, roomFinder, upcomingEvents, webcam }
