/** What badge and panel say of a published document, in both languages. Times come written out. */
import type { StudioLanguage } from './studio-language'

const en = {
  /** For Intl. */
  formatTag: 'en-GB',
  /** Name of the panel, and of what it tells. */
  live: 'Live',
  close: 'Close',
  compared: 'The last comparison with the content service found it so.',
  goingLive: 'Going live',
  pagesAreMade: 'Published; the pages are being made.',
  liveSince: (at: string) => `Live since ${at}`,
  partLeftOut: (live: string) => `${live}, a part left out`,
  notLive: 'Not live',
  notOnSite: 'Not on the site',
  isSwitchedOff: 'Published; “Live” is switched off, so that the page is not on the site.',
  goesLive: (at: string) => `Goes live ${at}`,
  waits: 'Published; it waits for its time.',
  wasLiveUntil: (at: string) => `Was live until ${at}`,
  isPast: 'Published; its time is past.',
  takenDown: 'Taken down',
  takenDownAt: (at: string) => `Taken down ${at}`,
  bySchedule: (at: string) => `By its schedule, ${at}.`,
  noPageTouched: 'No page had to change.',
  pagesTouched: (count: number) => (count === 1 ? '1 page touched' : `${count} pages touched`),
  canTouch: (count: number) =>
    count === 1 ? 'Publishing this can change 1 page.' : `Publishing this can change up to ${count} pages.`,
  liveAllTheSame: 'What is published goes live all the same.',
  workerAnswered: (status: number) => `The worker answered ${status}.`,
  workerIsSilent: 'The worker does not answer.',
  wasTakenDown: 'It was taken down.',
  isNotPublished: 'It is not published.',
  published: (at: string) => `Published ${at}.`,
  publishedGoingLive: (at: string) => `Published ${at}, going live.`,
  publishedGoesLive: (at: string, live: string) => `Published ${at}, goes live ${live}.`,
  publishedIsOff: (at: string) => `Published ${at}; “Live” is switched off.`,
  publishedWasLive: (at: string, until: string) => `Published ${at}, was live until ${until}.`,
  showField: 'Show the field',
  told: (at: string) => `told ${at}`,
  liveUntil: (at: string) => `Live until ${at}.`,
  andMore: (count: number) => `and ${count} more`,
}

export type LiveWords = typeof en

const de: LiveWords = {
  formatTag: 'de-CH',
  live: 'Live',
  close: 'Schliessen',
  compared: 'Der letzte Abgleich mit dem Inhaltsdienst hat es so gefunden.',
  goingLive: 'Geht live',
  pagesAreMade: 'Veröffentlicht; die Seiten entstehen gerade.',
  liveSince: (at) => `Live seit ${at}`,
  partLeftOut: (live) => `${live}, ein Teil fehlt`,
  notLive: 'Nicht live',
  notOnSite: 'Nicht auf der Website',
  isSwitchedOff: 'Veröffentlicht; «Live» ist ausgeschaltet, die Seite ist nicht auf der Website.',
  goesLive: (at) => `Geht live: ${at}`,
  waits: 'Veröffentlicht; wartet auf seine Zeit.',
  wasLiveUntil: (at) => `War live bis ${at}`,
  isPast: 'Veröffentlicht; seine Zeit ist vorbei.',
  takenDown: 'Abgeschaltet',
  takenDownAt: (at) => `Abgeschaltet: ${at}`,
  bySchedule: (at) => `Nach Zeitplan, ${at}.`,
  noPageTouched: 'Keine Seite musste sich ändern.',
  pagesTouched: (count) => (count === 1 ? '1 Seite betroffen' : `${count} Seiten betroffen`),
  canTouch: (count) =>
    count === 1
      ? 'Dies zu veröffentlichen kann 1 Seite ändern.'
      : `Dies zu veröffentlichen kann bis zu ${count} Seiten ändern.`,
  liveAllTheSame: 'Was veröffentlicht ist, geht trotzdem live.',
  workerAnswered: (status) => `Der Worker antwortete ${status}.`,
  workerIsSilent: 'Der Worker antwortet nicht.',
  wasTakenDown: 'Es wurde abgeschaltet.',
  isNotPublished: 'Es ist nicht veröffentlicht.',
  published: (at) => `Veröffentlicht: ${at}.`,
  publishedGoingLive: (at) => `Veröffentlicht: ${at}, geht live.`,
  publishedGoesLive: (at, live) => `Veröffentlicht: ${at}, geht live: ${live}.`,
  publishedIsOff: (at) => `Veröffentlicht: ${at}; «Live» ist ausgeschaltet.`,
  publishedWasLive: (at, until) => `Veröffentlicht: ${at}, war live bis ${until}.`,
  showField: 'Zum Feld',
  told: (at) => `gemeldet: ${at}`,
  liveUntil: (at) => `Live bis ${at}.`,
  andMore: (count) => `und ${count} weitere`,
}

export const liveWords: Readonly<Record<StudioLanguage, LiveWords>> = { de, en }
