import type { ChildProcess } from 'node:child_process'

/**
 * What another process sends first, which is how it says that it is there.
 * @throws Error where it ends instead: whoever waited for it alone would wait until the test is given up
 */
export function firstMessage(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`${name} ended with ${code ?? signal} and said nothing`)),
    )
  })
}
