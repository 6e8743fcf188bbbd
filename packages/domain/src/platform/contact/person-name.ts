// Names as people enter them.

/** Signs that are not visible but turn the text around them, so that a name could rearrange the sentence it is in. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Scripts written from right to left need none of them: their letters say which way they run. */
export const tidyName = (entered: string): string => entered.replace(TURNING, '').trim();
