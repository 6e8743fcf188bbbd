// The clock. Everywhere else, time is passed in as an argument.
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
