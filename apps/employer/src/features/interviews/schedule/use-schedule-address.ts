import { useSearchParams } from 'react-router';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { dayKey } from '../parts/meeting-times.ts';
import { readAddress, type ScheduleAddress, writeAddress } from './schedule-address.ts';

export function useScheduleAddress() {
  const [search, setSearch] = useSearchParams();
  const today = dayKey(new Date());
  const usual = { today, view: useIsPhone() ? 'agenda' : 'week' } as const;
  const address = readAddress(search, usual);
  /** Opening an interview adds no entry to the browser history. */
  const go = (change: Partial<ScheduleAddress>) =>
    setSearch(writeAddress({ ...address, ...change }, usual), { replace: !('date' in change || 'view' in change) });
  return { address, today, go };
}
