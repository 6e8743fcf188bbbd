import { useSearchParams } from 'react-router';
import { dayKey } from '../parts/meeting-times.ts';
import { readAddress, type ScheduleAddress, writeAddress } from './schedule-address.ts';

export function useScheduleAddress() {
  const [search, setSearch] = useSearchParams();
  const today = dayKey(new Date());
  const address = readAddress(search, today);
  /** Opening an interview adds no entry to the browser history. */
  const go = (change: Partial<ScheduleAddress>) =>
    setSearch(writeAddress({ ...address, ...change }, today), { replace: !('date' in change || 'view' in change) });
  return { address, today, go };
}
