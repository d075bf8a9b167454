/**
 * What the product knows of the house before it has read anything, and where no editor is asked: its name for pages that
 * need no content, its money, its clock. What editors write (address, telephone, opening days) is not here.
 */
export const houseName = 'Grandhotel Edelgrat'

/** Where little room is: under an icon, in the head of the operations page, in the Studio. */
export const shortName = 'Edelgrat'

/** Where it lies, as its name is followed by. */
export const valley = 'Val Serein'

/** What a price is in where nothing else is said, ISO 4217. */
export const usualCurrency = 'CHF'

/** Stars, as search engines are told. */
export const stars = '5'

/** Zone in which a day begins where the settings name none, IANA. */
export const usualTimeZone = 'Europe/Zurich'
