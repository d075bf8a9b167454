import { papers } from '../content/papers'
import { pressContact, pressOffice } from '../content/press-contact'
import type { Language } from '../write'
import { altOf, capital, documentIn, houseAddress, pairsOf, partsOf, textOf, typesetAll } from './hotel-facts'
import { HouseFacts } from './house'
import { Facts, Head, Paragraphs, Picture, Sheet } from './sheet'
import { houseWords } from './words/house'

/** The press kit on three pages: the house, its years and its numbers, pictures and who answers. */
export function PressKit({ language }: { language: Language }) {
  const title = papers['press-kit'][language][0]
  const { kit } = typesetAll(houseWords[language], language)
  return (
    <>
      <Sheet folio={`${title} 1`}>
        <div className="bleed" style={{ left: '78.3mm', top: 0 }}>
          <Picture slug="hero-summer" alt={altOf('hero-summer', language)} width={132} height={108} />
        </div>
        <Head />
        <h1 style={{ marginTop: '88mm' }}>{title}</h1>
        <p className="lead" style={{ marginTop: '4mm', maxWidth: '128mm' }}>
          {kit.lead}
        </p>
        <div style={{ marginTop: '8mm' }}>
          <HouseFacts language={language} />
        </div>
      </Sheet>
      <Sheet folio={`${title} 2`}>
        <Years language={language} />
      </Sheet>
      <Sheet folio={`${title} 3`}>
        <Answers language={language} />
      </Sheet>
    </>
  )
}

function Years({ language }: { language: Language }) {
  const { kit } = typesetAll(houseWords[language], language)
  const [years] = partsOf(documentIn('page-history', language), 'facts')
  const [numbers] = partsOf(documentIn('page-sustainability', language), 'facts')
  const [newsTitle, ...news] = kit.news
  return (
    <>
      <div className="grid" style={{ marginTop: '14mm' }}>
        <h2 className="from-1">{textOf(years, 'title')}</h2>
        <div className="from-5">
          <Facts pairs={pairsOf(years)} kind="short" />
        </div>
      </div>
      <div className="grid" style={{ marginTop: '20mm' }}>
        <h2 className="from-1">{textOf(numbers, 'title')}</h2>
        <div className="from-5">
          <Facts pairs={pairsOf(numbers)} kind="short" />
        </div>
      </div>
      <div className="grid" style={{ marginTop: '20mm' }}>
        <h2 className="from-1">{newsTitle}</h2>
        <div className="from-5">
          <Paragraphs texts={news} />
        </div>
      </div>
    </>
  )
}

function Answers({ language }: { language: Language }) {
  const words = typesetAll(houseWords[language], language)
  const { role, hours } = typesetAll(pressOffice[language], language)
  const [title, ...texts] = words.kit.pictures
  return (
    <>
      <div className="grid" style={{ marginTop: '14mm' }}>
        <h2 className="from-1">{title}</h2>
        <div className="from-5">
          <Paragraphs texts={texts} />
        </div>
      </div>
      <div className="bleed" style={{ left: '78.3mm', top: '92mm' }}>
        <Picture
          slug="hero-winter-night"
          alt={altOf('hero-winter-night', language)}
          width={132}
          height={87}
        />
      </div>
      <div className="grid bleed" style={{ left: '20mm', right: '20mm', top: '200mm' }}>
        <h2 className="from-1">{words.kit.person}</h2>
        <div className="from-5">
          <p className="lead" style={{ marginBottom: '5mm' }}>
            {pressContact.name}
          </p>
          <Facts
            kind="short"
            pairs={[
              [capital(role, language), hours],
              [words.telephone, pressContact.phone],
              [words.contact, pressContact.email, `Grandhotel Edelgrat, ${houseAddress}`],
            ]}
          />
        </div>
      </div>
    </>
  )
}
