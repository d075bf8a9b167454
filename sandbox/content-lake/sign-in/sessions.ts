import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Clock } from '../environment'
import { type Editor, editors } from './editors'

/** Milliseconds that a session lasts. */
const sessionLife = 30 * 24 * 3600 * 1000

const fileSchema = z.object({
  version: z.literal(1),
  /** By the hash of their token: who reads the file cannot sign in with it. */
  sessions: z.record(z.string(), z.object({ editor: z.string(), until: z.number() })),
})

type Stored = z.infer<typeof fileSchema>['sessions']

/** Who is signed in. Sessions outlive the process; a file that cannot be read means that nobody is. */
export class Sessions {
  readonly #file: string
  #sessions: Stored

  constructor(
    folder: string,
    private readonly clock: Clock,
  ) {
    this.#file = path.join(folder, 'sessions.json')
    this.#sessions = read(this.#file)
  }

  /** Returns the token of a new session. */
  begin(editor: Editor): string {
    const token = randomBytes(32).toString('base64url')
    this.#sessions[hashOf(token)] = { editor: editor.id, until: this.clock.now() + sessionLife }
    this.#save()
    return token
  }

  editorOf(token: string | undefined): Editor | undefined {
    const session = token === undefined ? undefined : this.#sessions[hashOf(token)]
    if (!session || session.until < this.clock.now()) return undefined
    return editors.find(({ id }) => id === session.editor)
  }

  end(token: string): void {
    delete this.#sessions[hashOf(token)]
    this.#save()
  }

  #save(): void {
    const now = this.clock.now()
    const alive = Object.entries(this.#sessions).filter(([, { until }]) => until >= now)
    this.#sessions = Object.fromEntries(alive)
    const draft = `${this.#file}.new`
    fs.writeFileSync(draft, JSON.stringify({ version: 1, sessions: this.#sessions }), { mode: 0o600 })
    fs.renameSync(draft, this.#file)
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

function read(file: string): Stored {
  try {
    return fileSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).sessions
  } catch {
    return {}
  }
}
