// The way to a rejection for a finding: a first notice, a waiting time, a final notice (CHK-006, AHD-012).
import {
  addBusinessDays,
  type FederalHoliday,
  federalHolidayOn,
  isBusinessDay,
} from '../platform/time/business-days.ts';
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { dayAfter } from '../platform/time/zoned-time.ts';
import type { CheckStatus } from './states.ts';

export const WAITING_BUSINESS_DAYS = 5;
export const ADVERSE_MESSAGE_MAX = 2000;
export const ADVERSE_ITEMS_MAX = 50;
export const DISPUTE_TEXT_MAX = 2000;
export const DECISION_NOTE_MAX = 2000;

/** The last day on which the applicant can answer; the day of the notice doesn't count. */
export const waitingEndsOn = (noticeDay: string): string => addBusinessDays(noticeDay, WAITING_BUSINESS_DAYS);

export interface WaitingTime {
  /** The business days that count. */
  days: string[];
  /** Weekdays in between that don't count. */
  holidays: { day: string; holiday: FederalHoliday }[];
}

/** Empty for what is no day. */
export function waitingTime(noticeDay: string): WaitingTime {
  const days: string[] = [];
  const holidays: WaitingTime['holidays'] = [];
  if (!isCalendarDay(noticeDay)) return { days, holidays };
  for (let day = dayAfter(noticeDay, 1); days.length < WAITING_BUSINESS_DAYS; day = dayAfter(day, 1)) {
    const holiday = federalHolidayOn(day);
    if (holiday) holidays.push({ day, holiday });
    else if (isBusinessDay(day)) days.push(day);
  }
  return { days, holidays };
}

export type FinalNoticeDecision =
  | { allowed: true; event: 'waiting_time_passes' | 'finish_adverse_action' }
  | { allowed: false; reason: 'still_waiting' | 'wrong_state' };

/** `today` at the applicant's location. */
export function decideFinalNotice(status: CheckStatus, endsOn: string | null, today: string): FinalNoticeDecision {
  if (status !== 'pre_adverse_action' && status !== 'dispute') return { allowed: false, reason: 'wrong_state' };
  if (endsOn === null || today <= endsOn) return { allowed: false, reason: 'still_waiting' };
  return { allowed: true, event: status === 'dispute' ? 'finish_adverse_action' : 'waiting_time_passes' };
}
