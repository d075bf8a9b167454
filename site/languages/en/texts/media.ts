import type { TextsOf } from '../../texts-of'

export const media: TextsOf<'media'> = {
  title: 'Media corner',
  lead: 'Pictures and texts for the press. The access code is on your accreditation, or ask us and we send it within a working day.',
  code: 'Access code',
  open: 'Open',
  opening: 'Checking …',
  refused: 'This code does not open the media corner. Please check it, or write to {{email}}.',
  tooOften: 'Many attempts came from this address. You can go on in a quarter of an hour.',
  unavailable: 'The media corner does not answer just now. Please try again a little later.',
  notKept:
    'The code is right, but your browser did not keep the access. Please allow cookies for this site and try again, or write to {{email}}.',
  notice:
    'A bot check of a third party runs before the code is sent; it loads when you type. Access lasts eight hours on this device.',
  noScript:
    'Without JavaScript the bot check cannot run and the code cannot be sent. Write to {{email}} and we send you what you need.',
  formRefused:
    'Without JavaScript the bot check cannot run, so the media corner stays closed. The page says whom you can write to.',
  back: 'Back to the media corner',
  openUntil: 'Open until {{time}}. Please print the credit line that is stored with each picture.',
  leave: 'Close access now',
  closed: 'Access is closed.',
  loading: 'The list is loading …',
  download: 'Download',
  downloadAll: 'All as ZIP',
  empty: 'There is nothing here at the moment.',
  guardedTitle: 'With an access code',
  guardedLead: 'This page is not public. It opens with the access code.',
  guardedBack: 'Back to the page of the access code',
  guardedGone: 'There is no page here behind the access code just now.',
}
