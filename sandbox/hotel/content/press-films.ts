/** What moves on the home page, as films for the press: files of `sandbox/hotel/files`, shot by `npm run film`. */
export const pressFilms = [
  {
    season: 'summer',
    file: 'edelgrat-sommer.mp4',
    seconds: 18,
    title: 'Grandhotel Edelgrat, ein Tag im Juni',
  },
  {
    season: 'winter',
    file: 'edelgrat-winter.mp4',
    seconds: 18,
    title: 'Grandhotel Edelgrat, eine Nacht im Januar',
  },
] as const
