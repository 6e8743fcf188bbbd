// The day something is due: with its weekday when it is near, with its year when it isn't.
import { useDates } from '../../../platform/language/use-dates.ts';

const FAR_DAYS = 60;

export function useDueDay() {
  const { weekday, day } = useDates();
  return (due: string, daysLeft: number): string => (Math.abs(daysLeft) > FAR_DAYS ? day(due) : weekday(due));
}
