import { isSeason } from '../../../calendar/season'
import { houseZone } from '../../../calendar/zone-offsets'
import { opening } from '../../../content/house-season'
import { languageFrom } from '../../../languages/locales'
import type { AddedFields } from '../../../nodes/added-field'
import { fieldsOf } from '../../../nodes/lookup'

export const added: AddedFields = {
  zone: {
    type: 'HouseZone!',
    description: 'Time zone of the house.',
    resolve: (_part, _context, { timeZone }) => houseZone(timeZone),
  },
  opens: {
    type: 'OpenSeason',
    description: 'The season for which the house opens next, while it is closed.',
    resolve: ({ language, shownIn, page }, context) => {
      const { season, tellsOpening } = fieldsOf(page) ?? {}
      const kind = [shownIn, season].find(isSeason)
      return tellsOpening === true ? opening(languageFrom(language), context, kind) : undefined
    },
  },
}
