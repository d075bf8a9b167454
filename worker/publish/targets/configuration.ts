import path from 'node:path'
import { type Files, readIfThere, writeWhole } from '../../disk/files'
import type { SiteAnswers, TargetStep } from './target'

/** Texts by the names of their files. */
export type ConfigurationFiles = Readonly<Record<string, string>>

export interface ConfigurationOptions {
  /** Text files beside the site for a server that is configured by files, e.g. nginx. */
  configuration?: (answers: SiteAnswers) => ConfigurationFiles
  /** Called with them after they changed and before the switch: resolves when the server answers by them. */
  reload?: (files: ConfigurationFiles) => Promise<void>
}

/** What changes with releases; all else follows from the settings. */
const isMap = (file: string): boolean => file.endsWith('.map')

/** The files of a server's configuration in a folder, as they were written last. */
export class Configuration {
  #isWritten = false
  #settingsChanged = false

  constructor(
    private readonly files: Files,
    private readonly folder: string,
    private readonly options: ConfigurationOptions,
  ) {}

  /** What a step needs; undefined where that stands there already. Where answers may differ it costs as much as the site is large. */
  of({ answers, answersChanged }: TargetStep): ConfigurationFiles | undefined {
    if (this.#isWritten && !answersChanged) return undefined
    return this.options.configuration?.(answers())
  }

  /** Writes what differs, and waits until the server has read it. `then` is done by it; where either fails, what was there is back. */
  async bring(
    wanted: ConfigurationFiles | undefined,
    then: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    if (!wanted) return then()
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
