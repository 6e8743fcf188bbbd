import { useSearchParams } from 'react-router';
import { dayKey } from '../parts/meeting-times.ts';
import { readAddress, type ScheduleAddress, writeAddress } from './schedule-address.ts';

export function useScheduleAddress() {
  const [search, setSearch] = useSearchParams();
  const today = dayKey(new Date());
  const address = readAddress(search, today);
  /** Looking at another interview is no step of its own in the history. */
  const go = (change: Partial<ScheduleAddress>) =>
    setSearch(writeAddress({ ...address, ...change }, today), { replace: !('date' in change || 'view' in change) });
  return { address, today, go };
}
