import { houseZone } from '../../../calendar/zone-offsets'
import type { AddedFields } from '../../../nodes/added-field'

export const added: AddedFields = {
  zone: {
    type: 'HouseZone!',
    description: 'Time zone of the house.',
    resolve: (_part, _context, { timeZone }) => houseZone(timeZone),
  },
}
