/** The line of the ridge, 172 wide, drawn once: the logo, and the foot of pages that load nothing. */
export const ridgeLine = 'M0 21 22 15.5l8.6 1.7L49 11l7.5 2.2L73 5l9 7.2 7.6-1.1L110 19l11.6-1.9L172 21'
