export function askOwnAddressesDirectly(env: NodeJS.ProcessEnv): void
