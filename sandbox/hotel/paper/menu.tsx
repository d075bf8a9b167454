import { francs } from '../content/prices'
import { objectsIn } from '../inspect-texts'
import { typeset } from '../typeset'
import type { Language } from '../write'
import { blocksOfKind, capital, documentIn, type Pair, partsOf, textOf, typesetAll } from './hotel-facts'
import { Facts, Head, Sheet } from './sheet'
import { menuWords } from './words/menu'

/** Dinner on two pages: the five courses of the Grandsalon, and the twelve lines of the Stube. */
export function Menu({ language }: { language: Language }) {
  return (
    <>
      <Sheet folio="Grandsalon">
        <Salon language={language} />
      </Sheet>
      <Sheet folio="Stube">
        <Stube language={language} />
      </Sheet>
    </>
  )
}

function Salon({ language }: { language: Language }) {
  const words = typesetAll(menuWords[language], language)
  const salon = documentIn('restaurant-grandsalon', language)
  const [text] = partsOf(salon, 'textPart')
  const [prices] = partsOf(salon, 'prices')
  const amounts = objectsIn(prices?.items)
    .filter(({ _type }) => _type === 'price')
    .map(
      (price): Pair => [
        textOf(price, 'label'),
        typeset(`${francs(Number(price.amount))} ${textOf(price, 'unit')}`, language),
      ],
    )
  return (
    <>
      <Head note={words.courses} />
      <h1>{textOf(salon, 'title')}</h1>
      <p style={{ marginTop: '5mm', maxWidth: '104mm' }}>{textOf(text, 'lead')}</p>
      <div className="grid" style={{ marginTop: '16mm' }}>
        <div className="from-5 courses">
          {blocksOfKind(text?.body, 'bullet').map((course) => (
            <p key={course}>{capital(course, language)}</p>
          ))}
        </div>
      </div>
      <div className="grid" style={{ marginTop: '19mm' }}>
        <div className="from-5">
          <Facts pairs={amounts} kind="figures" />
          <p className="caption" style={{ marginTop: '4mm' }}>
            {[...words.notes, words.reserve].join(' ')}
          </p>
        </div>
      </div>
    </>
  )
}

function Stube({ language }: { language: Language }) {
  const words = typesetAll(menuWords[language], language)
  const stube = documentIn('restaurant-stube', language)
  return (
    <>
      <Head note={words.stubeTitle} />
      <h1>{textOf(stube, 'title')}</h1>
      <p style={{ marginTop: '5mm', maxWidth: '104mm' }}>{textOf(stube, 'lead')}</p>
      <div className="grid" style={{ marginTop: '9mm' }}>
        <table className="from-5 figures dishes">
          <tbody>
            {words.stube.map(([name, price, note]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {note ? <span className="caption">{note}</span> : null}
                </th>
                <td className="amount">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid" style={{ marginTop: '5mm' }}>
        <p className="from-5 caption">{[...words.notes, words.reserve].join(' ')}</p>
      </div>
    </>
  )
}
