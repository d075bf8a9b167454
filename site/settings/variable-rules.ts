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

export const botCheckSiteKey = z.string().regex(/^[\w.-]+$/, 'may hold letters, digits, dots and dashes')
