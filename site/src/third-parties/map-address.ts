/** Half of the height and width of the map, in degrees: the valley, and the road into it. */
const reach = { latitude: 0.012, longitude: 0.028 }

interface Place {
  /** Degrees. */
  latitude: number
  longitude: number
  language: string
}

/** Address of an embedded map around a place with a marker on it, or of its stand-in at `standIn` (an origin). */
export function mapAddress({ latitude, longitude, language }: Place, standIn?: string): string {
  if (standIn !== undefined) {
    return `${standIn}/map?${new URLSearchParams({ language, latitude: String(latitude), longitude: String(longitude) })}`
  }
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
