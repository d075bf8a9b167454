import { defineDocument } from '../define-fields'
import type { StringField } from '../definition'

const line = <Name extends string>(
  name: Name,
  title: string,
  description: string,
): StringField & { name: Name } => ({
  name,
  type: 'string',
  title,
  description,
  validation: (rule) => rule.max(120),
})

/** For search engines alone. */
const addressLine = <Name extends string>(
  name: Name,
  title: string,
  description: string,
): StringField & { name: Name } => ({
  ...line(name, title, description),
  isShown: false,
})

export const general = defineDocument({
  name: 'general',
  type: 'document',
  localized: true,
  title: 'Hotel',
  description: 'Name and address of the hotel, booking engine and shop.',
  fields: [
    line('hotelName', 'Name of the hotel', 'As it stands in the header, in titles and in search results.'),
    {
      name: 'bookingEngineLink',
      type: 'link',
      title: 'Booking engine',
      description: 'Where the booking button leads. The label is that of the button.',
    },
    {
      name: 'enquiryLink',
      type: 'link',
      title: 'Enquiry',
      description: 'A page with an enquiry form. Rooms and packages lead there, with themselves chosen.',
    },
    {
      name: 'activityEnquiryLink',
      type: 'link',
      title: 'Enquiry about activities',
      description: 'A page with a form for activities. Without it they lead to the booking engine.',
    },
    {
      name: 'shopLink',
      type: 'link',
      title: 'Shop',
      description: 'Optional link to the shop in the header.',
    },
    addressLine('street', 'Street', 'Street and number.'),
    addressLine('postalCode', 'Postal code', 'Without the country’s letters.'),
    addressLine('town', 'Town', 'Name of the town.'),
    {
      name: 'country',
      type: 'string',
      title: 'Country',
      description: 'Two capital letters, such as CH.',
      validation: (rule) => rule.regex(/^[A-Z]{2}$/, { name: 'two capital letters' }),
    },
    {
      name: 'latitude',
      type: 'number',
      title: 'Latitude',
      description: 'Degrees north.',
      validation: (rule) => rule.min(-90).max(90),
    },
    {
      name: 'longitude',
      type: 'number',
      title: 'Longitude',
      description: 'Degrees east.',
      validation: (rule) => rule.min(-180).max(180),
    },
    {
      name: 'phone',
      type: 'string',
      title: 'Telephone',
      description: 'With the country’s code: +41 ….',
      validation: (rule) => rule.regex(/^\+[0-9 ()/-]{6,30}$/, { name: 'a number that begins with +' }),
    },
    {
      name: 'email',
      type: 'email',
      title: 'E-mail',
      description: 'Address for guests.',
      validation: (rule) => rule.email(),
    },
  ],
  preview: { select: { title: 'hotelName' } },
})
