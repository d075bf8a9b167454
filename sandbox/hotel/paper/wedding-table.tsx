import { francs } from '../content/prices'
import { typeset } from '../typeset'
import type { Language } from '../write'
import { altOf, blocksOfKind, capital, documentIn, pairsOf, partsOf, typesetAll } from './hotel-facts'
import { Facts, Paragraphs, Picture } from './sheet'
import { weddingPrices, weddingWords } from './words/weddings'

/** The third page: what is eaten, what it costs, what there is. */
export function WeddingTable({ language }: { language: Language }) {
  const { table } = typesetAll(weddingWords[language], language)
  const [facts] = partsOf(documentIn('page-weddings', language), 'facts')
  const courses = partsOf(documentIn('restaurant-grandsalon', language), 'textPart').flatMap(({ body }) =>
    blocksOfKind(body, 'bullet').map((course) => capital(course, language)),
  )
  const price = (amount: number, per: string) => typeset(`${francs(amount)} ${per}`, language)
  return (
    <>
      <div className="bleed mint" style={{ left: 0, right: 0, top: 0, height: '128mm' }} />
      <div className="over mint">
        <h2 style={{ marginTop: '12mm' }}>{table.title}</h2>
        <div className="grid" style={{ marginTop: '9mm' }}>
          <p className="from-1 quiet">{table.text}</p>
          <div className="from-5">
            <Facts
              pairs={[
                [table.fourCourses, price(weddingPrices.fourCourses, table.perPerson)],
                [table.fiveCourses, price(weddingPrices.fiveCourses, table.perPerson)],
                table.drinks,
                [table.band, price(weddingPrices.band, table.perEvening)],
                table.hire,
              ]}
            />
          </div>
        </div>
      </div>
      <div className="bleed" style={{ left: '78.3mm', top: '110mm' }}>
        <Picture slug="dish-char" alt={altOf('dish-char', language)} width={132} height={93} />
      </div>
      <div className="bleed" style={{ left: '20mm', top: '140mm', width: '52mm' }}>
        <h3>{table.example}</h3>
        <div style={{ marginTop: '4mm' }}>
          <Paragraphs texts={courses} />
        </div>
      </div>
      <div className="bleed" style={{ left: '20mm', right: '20mm', top: '216mm' }}>
        <Facts pairs={pairsOf(facts)} kind="narrow" />
      </div>
    </>
  )
}
