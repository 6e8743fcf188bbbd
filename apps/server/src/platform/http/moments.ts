// Parses a timestamp from a request, or refuses it by field name.
import { fieldInvalid } from './errors.ts';

export function readMoment(text: string, field: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw fieldInvalid(field, 'time_invalid');
  return moment;
}
