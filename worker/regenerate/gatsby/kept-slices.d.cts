export function keptData(name: string): unknown
export function putKept(name: string, data: unknown, why: string): void
export function putOwn(name: string): void
export function keptInstead(): readonly { name: string; why: string }[]
export function keepSlices(names: readonly string[]): void
