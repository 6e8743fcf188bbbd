// A moment that a caller names becomes a date, or is refused by the name of its field.
import { fieldInvalid } from './errors.ts';

export function readMoment(text: string, field: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw fieldInvalid(field, 'time_invalid');
  return moment;
}
