import { body, type Complete, completeLink, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'map'>> = {
  ...frameOf('map'),
  background: 'Rose',
  body,
  latitude: 46.7867,
  longitude: 9.679,
  directions: completeLink,
}
