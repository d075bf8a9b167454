/**
 * When the demo hotel is open, from the first day of arrival to the day on which the last guests leave: mid-December to early
 * April and mid-June to mid-October. The words of the footer say the first two.
 */
export const openSeasons = [
  { season: 'winter', from: '2026-12-12', to: '2027-04-04' },
  { season: 'summer', from: '2027-06-12', to: '2027-10-10' },
  { season: 'winter', from: '2027-12-11', to: '2028-04-02' },
  { season: 'summer', from: '2028-06-10', to: '2028-10-08' },
  { season: 'winter', from: '2028-12-16', to: '2029-04-08' },
  { season: 'summer', from: '2029-06-16', to: '2029-10-14' },
] as const
