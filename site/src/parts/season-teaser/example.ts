import { type Complete, completeLink, completePicture, frameOf } from '../../../../studio/complete-values'
import type { StoredPartNamed } from '../../../content/documents'

export const example: Complete<StoredPartNamed<'seasonTeaser'>> = {
  ...frameOf('seasonTeaser'),
  season: 'summer',
  text: 'Ein Satz.',
  picture: completePicture,
  link: completeLink,
}
