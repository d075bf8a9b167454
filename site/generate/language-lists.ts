import { existsSync } from 'node:fs'
import { languages } from '../languages/list'

const root = 'site/languages'
const mark = '// Written by npm run generate from list.ts and the folders of the languages.\n'

interface List {
  /** File or folder of each language that the list takes from. */
  from: string
  /** What each exports, where it is not named after its language. */
  exported?: string
  name: string
  about: string
  /** The type of what each language has, and the file that it is from. */
  type: string
  typeFile: string
}

/** @throws Error that names the file of a language that is missing */
function listOf({ from, exported, name, about, type, typeFile }: List): string {
  const imports = [...languages].sort().map((language) => {
    const place = `${root}/${language}/${from}`
    if (!existsSync(`${place}.ts`) && !existsSync(place))
      throw new Error(`The language "${language}" has no ${place}.ts.`)
    const what = exported === undefined ? language : `${exported} as ${language}`
    return `import { ${what} } from './${language}/${from}'`
  })
  const types = [
    `import type { ${type.replace(/<.*/, '')} } from './${typeFile}'`,
    "import type { Language } from './list'",
  ]
  if (typeFile > 'list') types.reverse()
  return `${mark}${[...imports, ...types].join('\n')}

/** ${about} */
export const ${name}: Readonly<Record<Language, ${type}>> = {
${languages.map((language) => `  ${language},`).join('\n')}
}
`
}

export const factsList = (): string =>
  listOf({
    from: 'language',
    name: 'languageFacts',
    about: 'What the code asks of each language, wherever it runs.',
    type: 'LanguageFacts',
    typeFile: 'language-facts',
  })

export const formsList = (): string =>
  listOf({
    from: 'forms',
    name: 'languageForms',
    about: 'How each language writes days, times and numbers.',
    type: 'LanguageForms',
    typeFile: 'language-facts',
  })

export const wordsList = (): string =>
  listOf({
    from: 'words',
    name: 'languageWords',
    about: 'Words of each language for build and worker.',
    type: 'LanguageWords',
    typeFile: 'language-facts',
  })

export const textsList = (): string =>
  listOf({
    from: 'texts',
    name: 'languageTexts',
    about: 'The checked texts of every language.',
    type: 'LanguageTexts',
    typeFile: 'texts-of',
  })

/** Alone, for whoever has to show them without any data: the other texts of all languages are not for every page. */
export const errorTextsList = (): string =>
  listOf({
    from: 'texts/error',
    exported: 'error',
    name: 'errorTexts',
    about: 'The texts of the error screen alone, for whoever has to show it without any data.',
    type: "TextsOf<'error'>",
    typeFile: 'texts-of',
  })
