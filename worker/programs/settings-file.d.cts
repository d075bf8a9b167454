import type { Environment } from '../../site/settings/read-variables'

export const noFile: 'none'
export function readSettingsFile(env: NodeJS.ProcessEnv): void
export function settingsFileOf(env: Environment): string | undefined
