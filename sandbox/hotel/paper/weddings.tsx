import { phone } from '../content/links'
import type { Language } from '../write'
import { altOf, blocksOfKind, documentIn, houseAddress, partsOf, textOf, typesetAll } from './hotel-facts'
import { Cover, Facts, Paragraphs, Picture, Sheet } from './sheet'
import { WeddingRooms } from './wedding-rooms'
import { WeddingTable } from './wedding-table'
import { weddingWords } from './words/weddings'

/** Weddings on four pages: the cover, how it goes, the table, the rooms and whom to write to. */
export function Weddings({ language }: { language: Language }) {
  const page = documentIn('page-weddings', language)
  const title = textOf(page, 'title')
  const picture = (
    <Picture slug="wedding-table" alt={altOf('wedding-table', language)} width={210} height={196} />
  )
  return (
    <>
      <Cover picture={picture} title={title} lead={textOf(page, 'lead')} />
      <Sheet folio={`${title} 2`}>
        <Days language={language} />
      </Sheet>
      <Sheet folio={`${title} 3`}>
        <WeddingTable language={language} />
      </Sheet>
      <Sheet folio={`${title} 4`}>
        <WeddingRooms language={language} />
        <Asking language={language} />
      </Sheet>
    </>
  )
}

function Days({ language }: { language: Language }) {
  const { days } = typesetAll(weddingWords[language], language)
  const [story] = partsOf(documentIn('page-weddings', language), 'textPart')
  return (
    <>
      <div className="grid" style={{ marginTop: '14mm' }}>
        <p className="from-1 caption">{textOf(story, 'aside')}</p>
        <div className="from-5">
          <p className="lead">{textOf(story, 'lead')}</p>
          <div style={{ marginTop: '7mm' }}>
            <Paragraphs texts={blocksOfKind(story?.body, 'normal')} />
          </div>
        </div>
      </div>
      <h2 style={{ marginTop: '30mm' }}>{days.title}</h2>
      {days.each.map(([day, ...hours]) => (
        <div className="grid" key={day} style={{ marginTop: '9mm' }}>
          <h3 className="from-1">{day}</h3>
          <div className="from-5">
            <Facts pairs={hours} kind="short" />
          </div>
        </div>
      ))}
    </>
  )
}

function Asking({ language }: { language: Language }) {
  const { ask } = typesetAll(weddingWords[language], language)
  const page = documentIn('page-weddings', language)
  const [enquiry] = partsOf(page, 'enquiry')
  const [quote] = partsOf(page, 'quote')
  return (
    <div className="bleed rose" style={{ left: 0, right: 0, top: '148mm', bottom: 0, padding: '17mm 20mm' }}>
      <div className="grid">
        <div className="from-1">
          <h2>{textOf(enquiry, 'title')}</h2>
          <p style={{ marginTop: '5mm' }}>{textOf(enquiry, 'lead')}</p>
        </div>
        <div className="from-5">
          <Facts
            pairs={[
              [ask.office, textOf(enquiry, 'to')],
              [ask.telephone, phone],
              ['Grandhotel Edelgrat', houseAddress],
            ]}
          />
        </div>
      </div>
      <figure className="grid" style={{ marginTop: '26mm' }}>
        <div className="from-5">
          <blockquote className="lead">{textOf(quote, 'text')}</blockquote>
          <figcaption className="caption" style={{ marginTop: '2.5mm' }}>
            {textOf(quote, 'source')}
          </figcaption>
        </div>
      </figure>
    </div>
  )
}
