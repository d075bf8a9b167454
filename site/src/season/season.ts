import { isSeason, type Season } from '../../calendar/season'

export const seasonKey = 'season'

/**
 * The season whose colours a page shows (specification, section 4, "Season"): the page's own, else what the visitor
 * chose in this session, else the season that the hotel is in, else none.
 */
export function seasonInForce(
  ofPage: string | null | undefined,
  ofVisitor: string | null | undefined,
  ofHotel: string | null | undefined,
): Season | undefined {
  return [ofPage, ofVisitor, ofHotel].find(isSeason)
}

/** The same rule as a script that the header carries, so that the colours are right before the first paint. */
export const seasonScript = `(function(d){var q=function(a){var e=d.querySelector("["+a+"]");return e&&e.getAttribute(a)},s;try{s=sessionStorage.getItem("${seasonKey}")}catch(e){}var v=[q("data-page-season"),s,q("data-hotel-season")].filter(function(x){return x==="summer"||x==="winter"})[0];if(v)d.documentElement.setAttribute("data-season",v)})(document)`
