import { useEffect, useState } from 'react'
import type { ListData, Teaser } from './list-data'

/** The events of other months by the path of their list; null where a list could not be had. */
export type MonthsAt = ReadonlyMap<string, readonly Teaser[] | null>

/** What the page of a month was made of. It is asked for as for a visit to it, so both are one request. */
async function teasersAt(path: string): Promise<readonly Teaser[] | null> {
  try {
    const resources = await window.___loader?.loadPage(path)
    // The page is of the same template as the one that asks.
    const data = resources?.json?.data as ListData | undefined
    return data?.month?.teasers ?? null
  } catch {
    return null
  }
}

/** The events of months that are on other pages, once they have come. */
export function useMonths(paths: readonly string[]): MonthsAt {
  const [known, setKnown] = useState<MonthsAt>(new Map())
  const wanted = paths.join(' ')
  useEffect(() => {
    let isWanted = true
    for (const path of wanted.split(' ').filter(Boolean))
      void teasersAt(path).then((teasers) => {
        if (isWanted) setKnown((before) => new Map(before).set(path, teasers))
      })
    return () => {
      isWanted = false
    }
  }, [wanted])
  return known
}
