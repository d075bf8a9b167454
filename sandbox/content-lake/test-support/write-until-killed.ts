/** Edits one document again and again and prints the number of each edit once it is acknowledged. */
import { startContentLake } from '../server'
import { clientFor, tokens } from './lake-client'

async function run(dataFolder: string): Promise<void> {
  const { url } = await startContentLake({ port: 0, dataFolder, tokens, sdl: () => '' })
  const client = clientFor(url, tokens.write)
  await client.create({ _id: 'counter', _type: 'page', n: 0 })
  for (let n = 1; ; n += 1) {
    await client.patch('counter').set({ n }).commit({ returnDocuments: false })
    process.stdout.write(`${n}\n`)
  }
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${error}\n`)
  process.exit(1)
})
