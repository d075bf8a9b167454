import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { onChangedCode } from './changed-code'

function checkout() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'changed-code-'))
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const file of ['site/src/page.tsx', 'worker/app/main.ts', 'gatsby-config.ts']) write(file)
  const earlier = new Date(Date.now() - 60_000)
  const age = (file: string) => utimesSync(path.join(root, file), earlier, earlier)
  age('worker/app/main.ts')
  const tell = vi.fn()
  onTestFinished(onChangedCode(root, tell))
  return { root, write, age, tell }
}

it('code that is changed while it runs is told by its name', async () => {
  const { write, tell } = checkout()
  write('site/src/page.tsx', 'other')
  await expect.poll(() => tell.mock.calls).toEqual([[path.join('site', 'src', 'page.tsx')]])
})

it('a file that goes is a change, and so is the configuration', async () => {
  const gone = checkout()
  rmSync(path.join(gone.root, 'worker/app/main.ts'))
  await expect.poll(() => gone.tell.mock.calls).toEqual([[path.join('worker', 'app', 'main.ts')]])
  const other = checkout()
  other.write('gatsby-config.ts', 'other')
  await expect.poll(() => other.tell.mock.calls).toEqual([['gatsby-config.ts']])
})

it('tests, pictures, and what is only touched with its old time are none', async () => {
  const { write, age, tell } = checkout()
  write('site/src/page.test.tsx', 'a test')
  write('sandbox/hotel/pictures/lake.jpg', 'a picture')
  age('worker/app/main.ts')
  // What follows is heard after them.
  write('worker/app/run.ts', 'code')
  await expect.poll(() => tell.mock.calls).toEqual([[path.join('worker', 'app', 'run.ts')]])
})
