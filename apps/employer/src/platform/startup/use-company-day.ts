// Today where the company is, for the names of files: colleagues in other time zones save the same name.
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { useCurrentUser } from './use-startup.ts';

export function useCompanyDay(): () => string {
  const { time_zone: zone } = useCurrentUser().company;
  return () => dayIn(new Date(), zone);
}
