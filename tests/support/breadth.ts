/**
 * How much of what is alike a run of the tests tries. `npm test` tries some of it and every kind; `npm run soak -- sweeps` tries
 * all: it is the same tests, each at its whole breadth.
 */
export const breadth = <Amount>(some: Amount, all: Amount): Amount =>
  process.env.TEST_BREADTH === 'all' ? all : some
