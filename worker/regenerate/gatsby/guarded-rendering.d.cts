export function reasonOf(error: unknown): string
