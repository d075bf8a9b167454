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

  /** Writes what differs, and waits until the server has read it. */
  async bring(wanted: ConfigurationFiles | undefined): Promise<void> {
    if (!wanted) return
    const changed: string[] = []
    for (const [file, text] of Object.entries(wanted)) {
      const place = path.join(this.folder, file)
      if ((await readIfThere(this.files, place))?.toString() === text) continue
      await writeWhole(this.files, place, text, false)
      changed.push(file)
    }
    if (changed.length > 0) await this.options.reload?.(wanted)
    this.#settingsChanged ||= !changed.every(isMap)
    this.#isWritten = true
  }

  /** True once after what follows from the settings changed: caches keep answers with other headers and rules then. */
  takeSettingsChanged(): boolean {
    const changed = this.#settingsChanged
    this.#settingsChanged = false
    return changed
  }
}
