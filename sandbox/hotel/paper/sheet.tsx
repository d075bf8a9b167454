/** What the papers of the house are set from. Each component gives what it is told; nothing reads the hotel here. */
import type { ReactNode } from 'react'
import { ridgeLine } from '../artwork/marks'
import { email, phone } from '../content/links'

const house = 'Grandhotel Edelgrat'

/** The ridge above the name, as on the site: the drawing is left out by those who listen. */
export function Logo({ tone = '#15211c' }: { tone?: string }) {
  return (
    <div className="logo" style={{ color: tone }}>
      <svg viewBox="0 0 172 26" aria-hidden="true">
        <path
          d="M0 21 22 15.5l8.6 1.7L49 11l7.5 2.2L73 5l9 7.2 7.6-1.1L110 19l11.6-1.9L172 21"
          fill="none"
          stroke={tone}
          strokeWidth="1.3"
        />
      </svg>
      <p className="logo-name">
        {house.split(' ').map((word) => (
          <span key={word}>{`${word} `}</span>
        ))}
      </p>
    </div>
  )
}

/** A sheet of A4. `folio` stands at its foot, beside how the house is reached. */
export function Sheet({
  folio,
  className,
  children,
}: {
  folio?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`page ${className ?? ''}`}>
      {children}
      {folio ? (
        <p className="foot figures">
          <span>{`${phone}, ${email}`}</span>
          <span>{folio}</span>
        </p>
      ) : null}
    </section>
  )
}

/** The beginning of a sheet that has no picture there. */
export function Head({ note }: { note?: string }) {
  return (
    <header className="head">
      <Logo />
      {note ? <p className="caption">{note}</p> : null}
    </header>
  )
}

/** A row of labels and values, a hairline between each. */
export function Facts({
  pairs,
  kind = '',
}: {
  pairs: readonly (readonly [string, ...string[]])[]
  kind?: string
}) {
  return (
    <dl className={`facts figures ${kind}`}>
      {pairs.map(([label, ...values]) => (
        <div key={label + values[0]}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="paragraphs">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** A picture of the hotel by its slug, cut to the size (mm) at which it is printed. */
export function Picture({
  slug,
  alt,
  width,
  height,
}: {
  slug: string
  alt: string
  width: number
  height: number
}) {
  return (
    <img
      className="picture"
      src={`picture:${slug}/${width}x${height}`}
      alt={alt}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    />
  )
}

/** The cover: the ridge, cut from paper in the colour of the season, carries the title below its picture. */
export function Cover({
  picture,
  title,
  lead,
  note,
}: {
  picture: ReactNode
  title: string
  lead: string
  note?: string
}) {
  return (
    <Sheet className="pine">
      <div className="bleed" style={{ left: 0, top: 0 }}>
        {picture}
      </div>
      <div className="slope">
        <svg viewBox={ridgeLine.viewBox} aria-hidden="true">
          <path d={`${ridgeLine.paths[0]} V113 H0 Z`} fill="#1f3d33" />
        </svg>
        <div className="slope-body">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'flex-end',
              marginTop: '16mm',
            }}
          >
            <Logo tone="#fbfaf7" />
            {note ? <p className="caption quiet">{note}</p> : null}
          </div>
        </div>
      </div>
    </Sheet>
  )
}
