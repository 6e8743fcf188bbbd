// Durations in seconds, used for reminder delays and ages (PLT-044).
export const SECONDS = {
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
} as const;

export const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
