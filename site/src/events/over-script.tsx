/** Attributes with the moment (ISO 8601) from which on an element is hidden, or shown. */
interface OverMoment {
  'data-over'?: string | undefined
  'data-when-over'?: string | undefined
}

/** Of the elements of a list that are hidden once they are over: how many show. */
export const showsNext = (count: number): { 'data-next': number } => ({ 'data-next': count })

export const hiddenOnceOver = (overAt: string | undefined): OverMoment => ({ 'data-over': overAt })
export const shownOnceOver = (overAt: string): OverMoment => ({ 'data-when-over': overAt })

const script = `(function(d){function each(a,v){d.querySelectorAll("["+a+"]").forEach(function(e){if(Date.parse(e.getAttribute(a))<=Date.now())e.hidden=v})}each("data-over",true);each("data-when-over",false);d.querySelectorAll("[data-next]").forEach(function(l){var n=l.getAttribute("data-next");[].forEach.call(l.children,function(e){e.hidden=Date.parse(e.getAttribute("data-over"))<=Date.now()||n--<1})})})(document)`

/**
 * Hides or shows what stands before it by the visitor's clock before anything is painted. The app does the same once it
 * has taken over; the page would then move below the visitor's eyes.
 */
export const OverScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />
