// Time is an argument everywhere; this is where it comes from.
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
