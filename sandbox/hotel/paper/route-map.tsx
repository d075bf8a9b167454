import type { RouteWords } from './words/route'

const ink = '#15211c'
const pine = '#1f3d33'
const way =
  'M34 74 C36 79 41 80.5 48 81 C62 82 74 88 90 86.5 C101 85.3 108 80 117 80.5 C121 80.7 124 79 125.5 75 C127.5 69 130 64 134.5 57.5'

const Spruce = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    d={`M${x} ${y - size} l${size * 0.3} ${size * 0.5} h${-size * 0.14} l${size * 0.24} ${size * 0.42} h${-size * 0.8} l${size * 0.24} ${-size * 0.42} h${-size * 0.14} Z`}
    fill="#386451"
  />
)

const spruces = [
  [12, 52, 7],
  [18, 48, 8],
  [24, 53, 6],
  [30, 47, 9],
  [37, 51, 7],
  [44, 46, 8],
  [52, 50, 7],
  [58, 46, 9],
  [66, 50, 7],
  [73, 46, 8],
  [81, 50, 7],
  [88, 46, 9],
  [95, 50, 7],
  [103, 46, 8],
  [110, 50, 7],
  [152, 48, 8],
  [158, 52, 6],
  [163, 47, 8],
] as const

/** The house in a few strokes: long front, two gables, the tower on the east corner. */
const House = () => (
  <g>
    <path
      d="M122 46 h24 v11 h-24 Z M119 57 h30 v1.6 h-30 Z"
      fill="#f8edd4"
      stroke={pine}
      strokeWidth="0.35"
    />
    <path d="M121.4 46 l4.6 -5.4 l4.6 5.4 M130.6 43 h6 M136.2 46 l4.6 -5.4 l4.6 5.4 Z" fill="#4d5f6c" />
    <path d="M121 46.2 l4.8 -5.6 h15.4 l4.8 5.6 Z" fill="#4d5f6c" />
    <path d="M146 42 h4.4 v15 h-4.4 Z" fill="#ecc9a4" stroke={pine} strokeWidth="0.35" />
    <path d="M145.4 42 l2.8 -9.5 l2.8 9.5 Z" fill="#4d5f6c" />
    {[48.2, 51.2, 54.2].map((y) =>
      [124, 127, 130, 133, 136, 139, 142].map((x) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="1.1" height="1.7" fill="#456c86" />
      )),
    )}
  </g>
)

/** The avenue: trees on both sides of the last ten minutes. */
const avenue = [
  [121.5, 72],
  [129.6, 73.5],
  [123.3, 67.6],
  [131.6, 68.6],
  [126.2, 63],
  [134.6, 63.6],
] as const

const Stop = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g>
    <circle cx={x} cy={y} r="3" fill={pine} />
    <text x={x} y={y + 1.2} textAnchor="middle" style={{ fill: '#fbfaf7', fontWeight: 500 }}>
      {number}
    </text>
  </g>
)

/** The way from the station to the house, drawn from the south: the ridge above, the lake below. */
export function RouteMap({ words }: { words: RouteWords['map'] }) {
  return (
    <svg className="map" viewBox="0 0 170 118" role="img" aria-label={words.description}>
      <rect width="170" height="118" fill="#f6efdf" />
      <path
        d="M0 44 L18 34 L31 38 L52 20 L63 27 L80 5 L92 17 L101 12 L120 33 L138 27 L153 36 L170 31 V60 H0 Z"
        fill="#b9d3d0"
      />
      <path
        d="M52 20 L56.5 24.5 L50 34 L44 30 Z M80 5 L86 12.6 L82 20 L86 30 L74 33 L78 20 L71 17 Z M101 12 L105 17 L102 26 L98 22 Z"
        fill="#fbfaf7"
      />
      <path d="M0 52 C30 44 60 50 90 47 C120 44 150 50 170 46 V118 H0 Z" fill="#8fa05a" opacity="0.34" />
      {spruces.map(([x, y, size]) => (
        <Spruce key={x} x={x} y={y} size={size} />
      ))}
      <path
        d="M0 92 C20 86 34 88 50 88.5 C66 89 76 94.5 92 93 C104 91.8 110 86.5 122 87 C138 87.6 152 92 170 87 V118 H0 Z"
        fill="#a9c1c9"
      />
      <path
        d="M22 102 h16 M80 101 h14 M104 109 h20 M136 99 h12 M62 114 h12 M146 110 h14"
        stroke="#fbfaf7"
        strokeWidth="0.6"
      />
      <path d="M0 70 C10 70 20 71 34 70.6" stroke={ink} strokeWidth="0.5" fill="none" />
      <path
        d="M0 70 C10 70 20 71 34 70.6"
        stroke={ink}
        strokeWidth="2.2"
        strokeDasharray="0.5 1.6"
        fill="none"
      />
      <rect x="24" y="63.4" width="13" height="6" fill="#f8edd4" stroke={pine} strokeWidth="0.35" />
      <path d="M23 63.6 l3 -2.6 h9 l3 2.6 Z" fill="#b25c2c" />
      <circle cx="46" cy="76" r="1.7" fill="#7ba2b8" stroke={pine} strokeWidth="0.5" />
      <path d={way} fill="none" stroke="#fbfaf7" strokeWidth="3" strokeLinecap="round" />
      <path
        d={way}
        fill="none"
        stroke={pine}
        strokeWidth="1"
        strokeLinecap="round"
        strokeDasharray="0.1 2.1"
      />
      <path d="M113.5 88.6 h7 v-4 l-3.5 -2.6 l-3.5 2.6 Z" fill="#a08a7c" stroke={pine} strokeWidth="0.35" />
      {avenue.map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.7" fill="#4f7350" />
      ))}
      <House />
      <Stop x={40.5} y={77.4} number={1} />
      <Stop x={74} y={84.6} number={2} />
      <Stop x={126.4} y={75} number={3} />
      <text x="24" y="59">
        {words.station}
      </text>
      <text x="46" y="72.6">
        {words.fountain}
      </text>
      <text x="60" y="79">
        {words.road}
      </text>
      <text x="117" y="93.4" textAnchor="middle">
        {words.boathouse}
      </text>
      <text x="135.5" y="72">
        {words.avenue}
      </text>
      <text x="117" y="56.4" textAnchor="end" className="map-name">
        Grandhotel
      </text>
      <text x="117" y="62.4" textAnchor="end" className="map-name">
        Edelgrat
      </text>
      <text x="30" y="111.5" className="map-water">
        {words.lake}
      </text>
    </svg>
  )
}
