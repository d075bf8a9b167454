export function guardQueries(runner: { prototype: object }): void
