import type { AddedFields } from '../../../nodes/added-field'
import { findNode, listOf, textOf } from '../../../nodes/lookup'

export const added: AddedFields = {
  rooms: {
    type: '[RoomChoice!]!',
    description: 'The rooms, in order.',
    resolve: ({ items }, context) =>
      listOf(items).flatMap((teaser) => {
        const room = findNode(context, `room-choice-${textOf(teaser.documentId)}`, 'RoomChoice')
        return room ? [room] : []
      }),
  },
}
