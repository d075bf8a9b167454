/** Half of the height and width of the map, in degrees: the valley, and the road into it. */
const reach = { latitude: 0.012, longitude: 0.028 }

/** Address of an embedded map around a point (degrees), with a marker on it. */
export function mapAddress(latitude: number, longitude: number): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const url = new URL('https://www.openstreetmap.org/export/embed.html')
  url.searchParams.set('bbox', box.join(','))
  url.searchParams.set('layer', 'mapnik')
  url.searchParams.set('marker', `${latitude},${longitude}`)
  return url.href
}
