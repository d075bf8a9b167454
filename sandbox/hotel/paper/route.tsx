import { phone, place } from '../content/links'
import type { Language } from '../write'
import { blocksOfKind, documentIn, houseAddress, pairsOf, partsOf, textOf, typesetAll } from './hotel-facts'
import { RouteMap } from './route-map'
import { Facts, Head, Sheet } from './sheet'
import { routeWords } from './words/route'

/** The way to the house on two pages: the walk with its map, and everything else. */
export function Route({ language }: { language: Language }) {
  const page = documentIn('page-location', language)
  const words = typesetAll(routeWords[language], language)
  const [rail] = partsOf(page, 'textPart')
  const title = textOf(page, 'title')
  return (
    <>
      <Sheet folio={`${title} 1`}>
        <Head note="Val Serein" />
        <h1>{words.title}</h1>
        <p className="lead" style={{ marginTop: '4mm' }}>
          {words.lead}
        </p>
        <div style={{ marginTop: '10mm' }}>
          <RouteMap words={words.map} />
          <p className="caption" style={{ marginTop: '2mm' }}>
            {words.map.scale}
          </p>
        </div>
        <ol className="steps" style={{ marginTop: '7mm' }}>
          {blocksOfKind(rail?.body, 'number').map((step, index) => (
            <li key={step}>
              <span className="numeral">{index + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </Sheet>
      <Sheet folio={`${title} 2`}>
        <Others language={language} />
      </Sheet>
    </>
  )
}

function Others({ language }: { language: Language }) {
  const page = documentIn('page-location', language)
  const words = typesetAll(routeWords[language], language)
  const [rail] = partsOf(page, 'textPart')
  const [times] = partsOf(page, 'facts')
  const [car] = partsOf(page, 'textWithImage')
  const [map] = partsOf(page, 'map')
  const degrees = `${place.latitude.toFixed(4)} N, ${place.longitude.toFixed(4)} E`
  return (
    <>
      <Chapter title={textOf(rail, 'title')} texts={blocksOfKind(rail?.body, 'normal')} isFirst />
      <Chapter title={words.bus[0]} texts={[words.bus[1]]} />
      <Chapter title={words.luggage[0]} texts={[words.luggage[1]]} />
      <Chapter title={textOf(car, 'title')} texts={blocksOfKind(car?.body, 'normal')} />
      <div className="grid section">
        <h3 className="from-1">{textOf(times, 'title')}</h3>
        <div className="from-5">
          <Facts pairs={pairsOf(times)} kind="short" />
        </div>
      </div>
      <div className="grid section">
        <h3 className="from-1">{textOf(map, 'title')}</h3>
        <div className="from-5">
          <Facts
            kind="short"
            pairs={[
              [words.address, `Grandhotel Edelgrat, ${houseAddress}`],
              [words.telephone, phone],
              [words.place, ...blocksOfKind(map?.body, 'normal').slice(1), degrees],
            ]}
          />
        </div>
      </div>
    </>
  )
}

function Chapter({ title, texts, isFirst }: { title: string; texts: readonly string[]; isFirst?: boolean }) {
  return (
    <div className="grid" style={{ marginTop: isFirst ? '14mm' : '9mm' }}>
      <h3 className="from-1">{title}</h3>
      <div className="from-5">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
