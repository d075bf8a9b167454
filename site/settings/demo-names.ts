/**
 * What the demo hotel of the stand-ins is called there: they know these names by themselves, and a house that is dressed
 * otherwise leaves them as they are. Nothing of it is read once a content service is set.
 */
export const demoNames = {
  /** Project of the content lake. */
  project: 'edelgrat',
  /** Channel of the events feed. */
  channel: 'grandhotel-edelgrat',
  tagManager: 'GTM-EDELGRAT',
  sender: 'website@edelgrat.example',
  mailbox: 'haus@edelgrat.example',
} as const
