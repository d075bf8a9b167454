import { shortName } from '../../../site/brand/house'
import type {
  facts as germanFacts,
  figures as germanFigures,
  held as germanHeld,
  page as germanPage,
  queue as germanQueue,
  receipts as germanReceipts,
  refusals as germanRefusals,
  releases as germanReleases,
  shortFeed as germanShortFeed,
  signIn as germanSignIn,
} from './page.de'

export const page: typeof germanPage = {
  titles: { state: 'Operations', figures: 'Figures', signIn: 'Sign in', refused: 'Not done' },
  house: `${shortName}, Operations`,
  skip: 'To the content',
  sections: 'Sections',
  places: { state: 'State', receipts: 'Receipts', releases: 'Releases', figures: 'Figures' },
  site: 'Website',
  rebuild: 'Build everything anew',
  reconcile: 'Compare now',
  signOut: 'Sign out',
  note: 'Actions are recorded with name and time. This page loads nothing from outside.',
  cancel: 'Cancel',
  andMore: (count) => `and ${count} more`,
}

export const signIn: typeof germanSignIn = {
  name: 'Name',
  token: 'Token',
  submit: 'Sign in',
  wrong: 'This token does not fit.',
  tooOften: 'Too many tries. Please try again in a minute.',
}

export const refusals: typeof germanRefusals = {
  back: 'Back to the state',
  foreign:
    'The request did not come from this page, or the form was older than the sign-in. Please load the page again and repeat the action.',
  unknown: (name) => `There is no action “${name}”.`,
  incomplete: 'Something is missing, or it cannot be read.',
  failed: (error) => `That did not work: ${error}`,
}

export const facts: typeof germanFacts = {
  timeToLive: 'From change to live, last 24 hours',
  noChange: 'no change',
  times: (median, longest) => `median ${median}, longest ${longest}`,
  pages: 'Pages',
  content: 'Content service',
  connected: 'connected',
  unreachable: 'out of reach',
  events: 'Events',
  never: 'never yet',
  nightly: 'Nightly comparison',
  next: (at) => `next ${at}`,
  none: 'none yet',
  unequal: (at) => `not equal, ${at}`,
  equal: (at) => `equal, ${at}`,
  equalToday: (at) => `equal, today ${at}`,
  schedule: 'Schedule',
  nextTurn: (at) => `next turn ${at}`,
  preview: 'Preview',
  previewOpen: (megabytes) => `open, ${megabytes} MB`,
  previewIs: { off: 'closed', starting: 'being prepared', failed: 'cannot be shown' },
}

export const queue: typeof germanQueue = {
  title: 'Queue',
  empty: 'empty',
  oldest: (changes, age) => `${changes}, oldest ${age}`,
  oneByOne: 'one by one',
}

export const receipts: typeof germanReceipts = {
  title: 'Receipts',
  legend: { wait: 'wait', build: 'build', send: 'publish and see' },
  none: 'No change yet.',
  noOlder: 'No older receipts.',
  newest: 'Newest receipts',
  older: 'Older receipts',
  nothingToDo: (times) => `Nothing to change, ${times} times`,
  since: (at, titles) => `since ${at}: ${titles}`,
  revision: (revision) => `revision ${revision}`,
  received: (at) => `received ${at}`,
  heals: 'Once this is put right, the change goes live by itself.',
  retry: 'Try again',
  notLive: 'not live',
  notYet: 'not live yet',
  unchanged: 'nothing to change',
  onItsWay: 'on its way',
  incomplete: 'a part is missing',
  live: 'live',
  liveAfter: (duration) => `live after ${duration}`,
  morePages: (count) => `and ${count} more ${count === 1 ? 'page' : 'pages'}`,
}

export const releases: typeof germanReleases = {
  title: 'Releases',
  kept: (days: number) => `Hashed files of older releases stay for ${days === 1 ? 'a day' : `${days} days`}`,
  rollback: 'Roll back',
  live: (release) => `${release}, live`,
  files: (count) => `${count} ${count === 1 ? 'file' : 'files'}`,
  ask: (at) =>
    `Roll the whole site back to ${at}? After that nothing is published until you let go of the release.`,
  confirm: (release) => `Roll back to ${release}`,
  onePath: 'Roll back a single path',
  path: 'Path that is to go back to its previous version',
  confirmPath: 'Roll back this path',
}

export const held: typeof germanHeld = {
  title: 'Held back',
  count: (count) => `${count === 1 ? 'One page' : `${count} pages`}, until the cause is put right`,
  nobodyCan: 'Nobody can let this through.',
  override: 'Publish all the same',
  reason: 'Reason. It stays with your name in the history of the releases.',
  confirm: 'Publish once all the same',
}

export const shortFeed: typeof germanShortFeed = {
  take: 'Take the short list all the same',
  reason: 'Reason. It stays with your name on the receipt. After that the short list counts as right.',
  confirm: 'Take it once as it is',
}

export const figures: typeof germanFigures = {
  title: 'The last day',
  span: (from) => `From ${from} until now.`,
  recordedSince: (at) => `Queue and memory have been recorded since ${at}.`,
  metrics: 'All figures for Prometheus',
  now: 'now',
  timeToLive: 'From change to live',
  noChange: 'No change.',
  times: (changes, median, longest, at) => `${changes}. Median ${median}, longest ${longest} at ${at}.`,
  queue: 'Queue',
  nothingWaited: 'Nothing waited.',
  mostWaited: (changes, at) => `At most ${changes} at once, shortly after ${at}.`,
  memory: 'Memory',
  builder: 'Builder',
  worker: 'Worker',
  unknown: (name) => `${name}: not known.`,
  megabytes: (name, last, most, at) => `${name}: ${last} MB, at most ${most} MB at ${at}.`,
}
