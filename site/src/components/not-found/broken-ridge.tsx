import { ibex, leftRidge, rightRidge } from '../../../brand/drawings/broken-ridge'

/** The line of the ridge with a gap in it, and an ibex on the other side. Decoration: the words say what happened. */
export function BrokenRidge({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 460" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      >
        <path d={leftRidge} />
        <path d={rightRidge} />
        {ibex.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  )
}
