import { activity } from './activity'

export const bridge = activity(
  {
    id: 'activity-bridge',
    season: 'summer',
    difficulty: 'moderate',
    distanceKm: 8.6,
    ascentMetres: 410,
    gallery: ['suspension-bridge', 'waterfall', 'stone-pine-forest'],
  },
  {
    de: {
      path: '/tal-und-berg/haengebruecke',
      title: 'Hängebrücke und Wasserfall',
      lead: 'Hundertvierzig Meter über die Schlucht, danach zum Wasserfall. Die Brücke schwingt, das soll sie.',
      duration: '3 h 30',
      meetingPoint: 'Haltestelle Schlucht',
      facts: [
        ['Brücke', '140 m lang, 62 m hoch'],
        ['Einkehr', 'Alp Hinterm Grat, Buttermilch und Brot'],
      ],
      body: [
        'Am Vormittag steht in der Gischt ein Regenbogen. Wer näher geht, wird nass; wer ganz nah geht, hört nichts mehr.',
        'Zurück führt der alte Säumerweg. Die Steine sind von den Karren ausgefahren, man geht in zwei Rinnen.',
      ],
    },
    fr: {
      path: '/vallee/pont-suspendu',
      title: 'Le pont suspendu et la cascade',
      lead: 'Cent quarante mètres au-dessus des gorges, puis la cascade. Le pont balance, c’est voulu.',
      duration: '3 h 30',
      meetingPoint: 'arrêt des Gorges',
      facts: [
        ['Pont', '140 m de long, 62 m de haut'],
        ['Halte', 'alpage de Hinterm Grat, babeurre et pain'],
      ],
      body: [
        'Le matin, un arc-en-ciel se tient dans les embruns. De plus près on se mouille ; de tout près on n’entend plus rien.',
        'On revient par l’ancien chemin muletier. Les chars ont creusé la pierre, on marche dans deux ornières.',
      ],
    },
    en: {
      path: '/valley/suspension-bridge',
      title: 'Suspension bridge and waterfall',
      lead: 'A hundred and forty metres across the gorge, then on to the waterfall. The bridge sways, as it should.',
      duration: '3 h 30',
      meetingPoint: 'Gorge bus stop',
      facts: [
        ['Bridge', '140 m long, 62 m high'],
        ['Rest', 'Hinterm Grat alp, buttermilk and bread'],
      ],
      body: [
        'In the morning there is a rainbow in the spray. Go closer and you get wet; go closer still and you hear nothing else.',
        'The way back is the old mule road. Carts have worn the stone, so you walk in two grooves.',
      ],
    },
  },
)
