// Keyboard shortcuts of the schedule: arrows for time and interviews, T for today, D, W and A for the views.
import { useSingleKeys } from '../../../platform/use-single-keys.ts';
import { type ScheduleAddress, stepped } from './schedule-address.ts';

interface Options {
  address: ScheduleAddress;
  today: string;
  paused: boolean;
  go: (change: Partial<ScheduleAddress>) => void;
}

export function useScheduleKeys({ address, today, paused, go }: Options): void {
  useSingleKeys(
    ({ key }) => {
      const { view, date } = address;
      const steps: Record<string, () => void> = {
        t: () => go({ date: today }),
        d: () => go({ view: 'day' }),
        w: () => go({ view: 'week' }),
        a: () => go({ view: 'agenda' }),
        ArrowLeft: () => go({ date: stepped(view, date, -1) }),
        ArrowRight: () => go({ date: stepped(view, date, 1) }),
        ArrowUp: () => focusNext(-1),
        ArrowDown: () => focusNext(1),
      };
      const step = steps[key];
      step?.();
      return step !== undefined;
    },
    { paused },
  );
}

/** Interviews in page order, which is by time. */
function focusNext(direction: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-meeting]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (direction === 1 ? 0 : all.length - 1) : at + direction;
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
}
