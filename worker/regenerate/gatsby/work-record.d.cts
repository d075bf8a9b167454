export function begin(page: string): void
export function end(): void
export function stuckPages(): string[]
export function forgive(page: string): boolean
export function keepForgiven(): void
