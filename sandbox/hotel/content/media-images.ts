import { createdAt, type Fields, mark, updatedAt } from '../write'

/** A picture of the media library, for all languages. */
const mediaImage = (name: string, title: string, picture: Fields): Fields => ({
  _id: `mediaImage-${name}`,
  _type: 'mediaImage',
  _createdAt: createdAt,
  _updatedAt: updatedAt,
  title,
  picture,
})

const railway = 'Arolles Bahnen'

export const mediaImages: Fields[] = [mediaImage('railway', railway, mark('railway', railway))]
