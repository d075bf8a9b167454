import type { AddedFields } from '../../../nodes/added-field'

export const added: AddedFields = {
  timeZone: {
    type: 'String!',
    description: 'Time zone of the house.',
    resolve: (_part, _context, { timeZone }) => timeZone,
  },
}
