import { z } from 'zod'

/** Variables that the build and the worker read, each with what it has to be. */
export const projectId = z.string().regex(/^[a-z0-9-]+$/i, 'may hold letters, digits and dashes')

export const dataset = z
  .string()
  .regex(/^[a-z0-9_-]{1,64}$/, 'may hold 1 to 64 lowercase letters, digits, underscores and dashes')

export const apiVersion = z
  .string()
  .regex(/^(?:1|X|\d{4}-\d{2}-\d{2})$/, 'must be 1, X or a date such as 2025-02-19')

export const tagManagerId = z
  .string()
  .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by uppercase letters or digits')

/** What the build alone goes by. The worker hands these on to its builder, and refuses bad ones before anything is started. */
export const buildRules = {
  SANITY_GRAPHQL_TAG: z.string().default('default'),
  SITE_TODAY: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date as YYYY-MM-DD')
    .optional(),
  SITE_MOMENT: z.iso.datetime({ offset: true }).optional(),
  BUILDER_PORTION_MS: z.coerce.number().int().min(0).default(300),
}

export const botCheckSiteKey = z.string().regex(/^[\w.-]+$/, 'may hold letters, digits, dots and dashes')
