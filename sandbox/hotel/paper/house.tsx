import { email, phone } from '../content/links'
import { papers } from '../content/papers'
import type { Language } from '../write'
import { altOf, documentIn, houseAddress, pairsOf, partsOf, typesetAll } from './hotel-facts'
import { Facts, Head, Picture, Sheet } from './sheet'
import { houseWords } from './words/house'

/** Labels and values of the house: places, rooms, table, energy, and when it is open. */
export function HouseFacts({ language }: { language: Language }) {
  const words = typesetAll(houseWords[language], language)
  const [brief] = partsOf(documentIn('page-press', language), 'facts')
  const season = pairsOf(brief).at(-1)
  return <Facts kind="narrow" pairs={[...words.lines, [words.seasons, season?.[1] ?? '']]} />
}

/** The house on one page. */
export function House({ language }: { language: Language }) {
  const words = typesetAll(houseWords[language], language)
  return (
    <Sheet folio={papers.house[language][0]}>
      <div className="bleed" style={{ left: '78.3mm', top: 0 }}>
        <Picture slug="history-1897" alt={altOf('history-1897', language)} width={132} height={104} />
      </div>
      <Head />
      <h1 style={{ marginTop: '84mm', maxWidth: '150mm' }}>Grandhotel Edelgrat</h1>
      <p className="lead" style={{ marginTop: '5mm', maxWidth: '140mm' }}>
        {words.lead}
      </p>
      <div style={{ marginTop: '9mm' }}>
        <HouseFacts language={language} />
        <Facts kind="narrow after" pairs={[[words.contact, houseAddress, `${phone}, ${email}`]]} />
      </div>
    </Sheet>
  )
}
