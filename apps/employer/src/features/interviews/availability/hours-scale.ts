// The hours the week grid shows, and how minutes become pixels.
export const HOUR_PX = 48;
export const FIRST_HOUR = 6;
export const LAST_HOUR = 23;

export const topOf = (minutes: number): number => ((minutes - FIRST_HOUR * 60) / 60) * HOUR_PX;
