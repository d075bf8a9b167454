import { z } from 'zod'

/**
 * Where the site is: pages, links and the policies of browsers know it from its root on. Below a path of another site all of its
 * addresses would be wrong.
 */
export const siteAddress = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => /^https?:\/\/[^/?#@]+\/*$/i.test(address),
    'must be an address without a path, such as https://www.hotel.example',
  )
  .transform((address) => address.replace(/\/+$/, ''))
