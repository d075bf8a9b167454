// Started by `file-threads.ts`: a thread has its own loader, so it learns TypeScript first.
require('tsx/cjs')
require('./file-thread.ts')
