// Suggested times for a scheduled message, in the user's time zone.

const EVENING = 17;
const MORNING = 9;

const at = (day: Date, daysOn: number, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysOn, hour);

interface Choice {
  key: 'in_an_hour' | 'this_evening' | 'tomorrow' | 'monday';
  moment: Date;
}

export function laterChoices(now: Date): Choice[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  const choices: Choice[] = [
    { key: 'in_an_hour', moment: new Date(now.getTime() + 3_600_000) },
    { key: 'this_evening', moment: at(now, 0, EVENING) },
    { key: 'tomorrow', moment: at(now, 1, MORNING) },
    { key: 'monday', moment: at(now, daysToMonday, MORNING) },
  ];
  // On Sundays, "tomorrow" is already Monday.
  return choices.filter(({ key, moment }) => moment > now && !(key === 'monday' && daysToMonday === 1));
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The format of a date and time field, e.g. `2026-11-10T09:30`. */
export const fieldOfMoment = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

export function momentOfField(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}
