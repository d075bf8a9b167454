import path from 'node:path'
import { type Files, readIfThere, writeWhole } from '../../disk/files'
import { answersAhead, answersBetween } from './answers-between'
import type { SiteAnswers, TargetStep } from './target'

/** Texts by the names of their files. */
export type ConfigurationFiles = Readonly<Record<string, string>>

export interface ConfigurationOptions {
  /** Text files beside the site for a server that is configured by files, e.g. nginx. */
  configuration?: (answers: SiteAnswers) => ConfigurationFiles
  /** Called with them after they changed and before the switch: resolves when the server answers by them. */
  reload?: (files: ConfigurationFiles) => Promise<void>
}

/** What a server is told for a release. */
export interface ConfigurationStep {
  answers: SiteAnswers
  files: ConfigurationFiles
  /** While it is switched, and visitors may get files of the release before; undefined where that is not known. */
  between: ConfigurationFiles | undefined
}

/** What changes with releases; all else follows from the settings. */
const isMap = (file: string): boolean => file.endsWith('.map')

/** The files of a server's configuration in a folder, as they were written last. */
export class Configuration {
  #isWritten = false
  /** What it says of the release that is served. */
  #answers: SiteAnswers | undefined
  #settingsChanged = false

  constructor(
    private readonly files: Files,
    private readonly folder: string,
    private readonly options: ConfigurationOptions,
  ) {}

  /** What a step needs; undefined where that stands there already. Where answers may differ it costs as much as the site is large. */
  of({ answers, answersChanged }: TargetStep): ConfigurationStep | undefined {
    const { configuration } = this.options
    if (!configuration || (this.#isWritten && !answersChanged)) return undefined
    const [before, after] = [this.#answers, answers()]
    const between = before && configuration(answersBetween(before, after))
    return { answers: after, files: configuration(after), between }
  }

  /** After a start: what is answered before a step, asked for as long as that is what is live. */
  recall({ answersBefore }: TargetStep): void {
    if (this.options.configuration) this.#answers ??= answersBefore()
  }

  /** Before files come one after another: each is answered rightly, whichever of the two releases it is of. */
  async bringAhead(answers: SiteAnswers): Promise<void> {
    const { configuration } = this.options
    if (!configuration || !this.#answers) return
    const ahead = answersAhead(this.#answers, answers)
    await this.#write(configuration(ahead))
    this.#answers = ahead
  }

  /** Writes what differs, and waits until the server has read it. */
  async bring(wanted: ConfigurationStep | undefined): Promise<void> {
    if (!wanted) return
    await this.#write(wanted.files)
    this.#answers = wanted.answers
  }

  /** The same around a switch: what was there is back where it fails. */
  async bringAround(wanted: ConfigurationStep | undefined, switchTree: () => Promise<void>): Promise<void> {
    if (!wanted) return switchTree()
    await this.#write(wanted.between ?? wanted.files, switchTree)
    this.#answers = wanted.answers
    // Visitors see the release: what cannot be written any more is no failure of it, and is written with the next step.
    await this.#write(wanted.files).catch(() => undefined)
  }

  /** `then` is done by it; where either fails, what was there is back. */
  async #write(wanted: ConfigurationFiles, then: () => Promise<void> = async () => undefined): Promise<void> {
    const before = new Map<string, string | undefined>()
    try {
      for (const [file, text] of Object.entries(wanted)) {
        const there = (await readIfThere(this.files, this.#pathOf(file)))?.toString()
        if (there === text) continue
        before.set(file, there)
        await writeWhole(this.files, this.#pathOf(file), text, false)
      }
      const changed = [...before.keys()]
      if (changed.length > 0) await this.options.reload?.(wanted)
      this.#settingsChanged ||= !changed.every(isMap)
      await then()
    } catch (error) {
      await this.#takeBack(before)
      throw error
    }
    this.#isWritten = true
  }

  #pathOf = (file: string): string => path.join(this.folder, file)

  /** As far as the disk lets it: the next step writes all of it again. */
  async #takeBack(before: ReadonlyMap<string, string | undefined>): Promise<void> {
    this.#isWritten = false
    for (const [file, text] of before)
      if (text !== undefined)
        await writeWhole(this.files, this.#pathOf(file), text, false).catch(() => undefined)
  }

  /** True once after what follows from the settings changed: caches keep answers with other headers and rules then. */
  takeSettingsChanged(): boolean {
    const changed = this.#settingsChanged
    this.#settingsChanged = false
    return changed
  }
}
