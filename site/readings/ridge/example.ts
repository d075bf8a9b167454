/** What the service of the ridge answers on a day (YYYY-MM-DD), with every value. */
export const ridgeExample = (day: string) => ({
  measuredAt: `${day}T11:50:00+01:00`,
  temperature: -6.43,
  snowDepth: 84.2,
  lifts: { open: 5, total: 7 },
  nextTrain: `${day}T12:10:00+01:00`,
  webcam: { takenAt: `${day}T11:46:00+01:00` },
})
