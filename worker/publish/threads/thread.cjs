// Started by `threads.ts`: a thread has its own loader, so it learns TypeScript first.
require('tsx/cjs')
require('./thread.ts')
