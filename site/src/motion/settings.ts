/** The scroll animation (specification, section 9): begins when the top of an element meets the bottom of the screen. */
export const scrollMotion = { start: 'top bottom', end: 'top center', scrub: 0.2, from: -100 } as const
/** ms after which the positions are measured again, when late pictures have taken their room. */
export const refreshDelay = 600
/** Seconds of a tween, and frames without one after which the ticker sleeps. */
export const tweenDefaults = { duration: 0.5 } as const
export const autoSleep = 120
