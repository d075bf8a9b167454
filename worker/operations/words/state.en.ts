import { countWord } from './counts.en'
import { languageName } from './language-name.en'
import type {
  alarms as germanAlarms,
  alerts as germanAlerts,
  explanations as germanExplanations,
  headlines as germanHeadlines,
  outages as germanOutages,
} from './state.de'

const changesInWords = (count: number) => `${countWord(count)} ${count === 1 ? 'change' : 'changes'}`

export const headlines: typeof germanHeadlines = {
  standingBy: 'Ready: another machine publishes',
  nothingYet: 'Nothing is live yet',
  pinned: (release) => `Held at ${release}`,
  except: (aside) => `Live, except for ${changesInWords(aside)}`,
  nothingNew: 'Live, but nothing new goes live',
  onTheirWay: (count) => `Live, ${changesInWords(count)} on ${count === 1 ? 'its' : 'their'} way`,
  everything: 'Everything is live',
}

export const explanations: typeof germanExplanations = {
  standingBy: 'This one accepts changes and takes over when that one ends. Receipts and releases are there.',
  isWarm: 'The site is built here, too: it takes over within seconds.',
  nothingYet: 'The first build is running. After it you read here what visitors see.',
  release: (release, at) => `Release ${release} of ${at}.`,
  releaseSeen: (release, at, pages) =>
    `Release ${release} of ${at}, seen on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
  aside: (title, at) => `The change “${title}” of ${at} needs a correction in its content.`,
  waits: (title, at) => `The change “${title}” of ${at} is waiting; its receipt says why.`,
}

export const outages: typeof germanOutages = {
  at: (minute) => `At ${minute}`,
  fromTo: (begin, end) => `From ${begin} to ${end}`,
  silence: {
    worker: 'this worker did not run',
    content: 'the content service did not answer',
    builder: 'nothing was built',
    queue: 'the store of the queue did not answer',
  },
  fate(all, live) {
    if (all === 0) return 'nothing was changed in that time'
    if (all === 1 && live === 0) return 'the change of that time is not live yet'
    if (live < all)
      return `${countWord(live)} of the ${countWord(all)} changes of that time ${live > 1 ? 'are' : 'is'} live`
    return live === 1
      ? 'the change of that time is live'
      : `the ${countWord(live)} changes of that time are live`
  },
}

export const alerts: typeof germanAlerts = {
  unpin: 'Publish again',
  pinnedSite: {
    title: (release) => `The site is rolled back to ${release}.`,
    text: 'Changes are built and wait until you let go of the release.',
  },
  pinnedPages: {
    title: (paths) => `Rolled back: ${paths}.`,
    text: 'Changes of these pages are waiting.',
  },
  store: {
    title: 'The store of the queue does not answer.',
    text: 'New changes are refused with the request to send them again; once it is back, a comparison makes up for everything.',
  },
  builder: {
    title: (since) => `Nothing has been built since ${since}.`,
    text: 'The builder is being started again; until then the last good version stays live and no change is lost.',
  },
  content: {
    title: (since) =>
      since === undefined
        ? 'The content service does not answer.'
        : `The content service has not answered since ${since}.`,
    text: 'The last good version stays live. It is tried again and again; you need do nothing.',
  },
  comparison: {
    title: 'The nightly comparison found a difference.',
    text: 'The clean build was published. The log names the files.',
  },
  missingParts: {
    title: (language, parts) => `Missing in ${languageName(language)}: ${parts}.`,
    text: (standIn) =>
      `In its place stands what is written for it in ${languageName(standIn)}, until it is made and published in the Studio.`,
  },
  feed: {
    title(language, isShort, since) {
      const service = `The ${languageName(language)} events service`
      if (since === undefined)
        return `${service} ${isShort ? 'gives too little' : 'does not answer as it should'}.`
      return `${service} has ${isShort ? 'given too little' : 'not answered as it should'} since ${since}.`
    },
    neverGood: 'There has never been a good version.',
    lastGood: (ago) => `The last good version, ${ago}, stays live.`,
    next(isShort, at) {
      const next = at === undefined ? 'It is tried again and again' : `The next try is at ${at}`
      return isShort
        ? `${next}. If the list is right, you can take it once.`
        : `${next}; you need do nothing.`
    },
    tryNow: 'Try now',
  },
}

export const alarms: typeof germanAlarms = {
  andMore: (names, more) => `${names} and ${more} more`,
  stuck: {
    title: 'Changes have been waiting for more than five minutes.',
    text: 'Visitors see the last version; nothing is lost. The log of the worker says what the cause is.',
  },
  purge: {
    title: 'The cache in front of the site accepts no orders.',
    text: 'What was published is on the site; visitors may still get what the cache has kept. It is asked until it accepts.',
  },
  enquiries: {
    title: (count) =>
      count === 1
        ? 'One enquiry of a guest is not with the house.'
        : `${count} enquiries of guests are not with the house.`,
    text: (minutes) =>
      `The oldest has waited for ${minutes} minutes. They are on the disk and are handed over as soon as it works; the log names the reason.`,
  },
  lostEnquiries: {
    title: (count) =>
      count === 1
        ? 'The file of one enquiry cannot be read.'
        : `The files of ${count} enquiries cannot be read.`,
    text: 'What is damaged was set aside (enquiries/*.damaged), and a new start ends this notice. What a newer version wrote waits for that version.',
  },
  unmade: {
    title: (count) => (count === 1 ? 'One page could not be made.' : `${count} pages could not be made.`),
    text: (names) =>
      `${names}. The last version stays live; everything else goes on. New versions go live as soon as content or code is put right.`,
  },
  slices: {
    title: 'Header or footer of the pages could not be made.',
    text: (sentences) => `${sentences} Everything else goes on.`,
  },
  lost: {
    title: (count) =>
      count === 1
        ? 'One file of the site is damaged on the disk.'
        : `${count} files of the site are damaged on the disk.`,
    text: (names) =>
      `${names}. Visitors are asked there for a moment’s patience; everything is being built anew.`,
  },
  damage: {
    title: 'The disk has damaged files of the site.',
    text: (count) =>
      `${count === 1 ? 'One was found' : `${count} were found`}; what has a second copy is replaced. The log names them. Have the disk checked; a restart ends this notice.`,
  },
  large: {
    title: (limit) => `The data folder is larger than ${limit}.`,
    text: (size) =>
      `It takes ${size}; the figures say what takes how much of it (site_data_bytes). As long as the disk is not full, everything goes on. Make room, or raise the limit (DATA_ALARM_MB).`,
  },
  unheard: {
    title: 'Something failed in the application that it did not expect.',
    text: (count) =>
      `It goes on; it happened ${count === 1 ? 'once' : `${count} times`}. The log names the place (worker.error-unheard). A restart ends this notice.`,
  },
}
