// What is due on a Form I-9 and its E-Verify case, and how much time is left (AHD-011).
import { addBusinessDays } from '../platform/time/business-days.ts';
import { dayAfter, daysBetween } from '../platform/time/zoned-time.ts';
import { caseDeadline } from './case-rules.ts';
import { type CaseStatus, waitsForHr } from './case-states.ts';
import type { I9Status } from './i9-states.ts';

const SECTION_2_BUSINESS_DAYS = 3;

/** Days before an expiry on which HR is warned. */
export const REVERIFY_WARNING_DAYS = [90, 30, 10] as const;

const section1DueOn = (firstDay: string): string => firstDay;

/** A job that lasts less than three business days leaves no time. */
export const section2DueOn = (firstDay: string, isShortJob = false): string =>
  isShortJob ? firstDay : addBusinessDays(firstDay, SECTION_2_BUSINESS_DAYS);

export const I9_DUES = ['section1', 'section2', 'receipt', 'case', 'reverification'] as const;
export type I9Due = (typeof I9_DUES)[number];

export interface I9ClockFacts {
  status: I9Status;
  firstDay: string;
  isShortJob: boolean;
  receiptUntil: string | null;
  reverifyBy: string | null;
  /** Null when no case is needed. */
  case: { status: CaseStatus; mismatchOn: string | null; referredOn: string | null } | null;
  /** Nothing more is due from those who left. */
  isEmployed: boolean;
}

export interface DueItem {
  what: I9Due;
  due: string;
}

/** Everything that is due, the most urgent first. */
export function dueItems(facts: I9ClockFacts): DueItem[] {
  if (!facts.isEmployed || facts.status === 'purged') return [];
  const { firstDay } = facts;
  const items: DueItem[] = [];
  if (facts.status === 'section1_open') items.push({ what: 'section1', due: section1DueOn(firstDay) });
  if (facts.status === 'section1_open' || facts.status === 'section2_open') {
    items.push({ what: 'section2', due: section2DueOn(firstDay, facts.isShortJob) });
  }
  if (facts.status === 'receipt_open' && facts.receiptUntil) items.push({ what: 'receipt', due: facts.receiptUntil });
  // A case waits for the document that a receipt stands for.
  if (facts.status === 'complete' && facts.case && waitsForHr(facts.case.status)) {
    const due = caseDeadline({ firstDay, ...facts.case });
    if (due) items.push({ what: 'case', due });
  }
  if (facts.status === 'complete' && facts.reverifyBy) items.push({ what: 'reverification', due: facts.reverifyBy });
  return items.sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)));
}

/** What the next step is; an expiry counts only once its first warning is due. */
export const nextDue = (facts: I9ClockFacts, today: string): DueItem | null =>
  dueItems(facts).find(({ what, due }) => what !== 'reverification' || isExpiring(due, today)) ?? null;

const isExpiring = (due: string, today: string): boolean => due <= dayAfter(today, REVERIFY_WARNING_DAYS[0]);

/** Calendar days; negative when it is late. */
export const daysLeft = (due: string, today: string): number => daysBetween(today, due);

/** From today until it is due; none on the last day, and negative when it is late. */
export function businessDaysLeft(due: string, today: string): number {
  if (today > due) return -1;
  let count = 0;
  while (addBusinessDays(today, count) < due) count += 1;
  return count;
}

export const URGENCIES = ['late', 'today', 'soon', 'later', 'expiring'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** So many days ahead it is time to act. */
export const SOON_DAYS = 3;

export function urgencyOf({ what, due }: DueItem, today: string): Urgency {
  const left = daysLeft(due, today);
  if (left < 0) return 'late';
  if (left === 0) return 'today';
  if (what === 'reverification') return 'expiring';
  return left <= SOON_DAYS ? 'soon' : 'later';
}

export interface ClockDay {
  day: string;
  state: 'past' | 'now' | 'future' | 'late';
}

/** The first day and the three business days after it; today stands out, and the last one when it has passed. */
export function clockDays(firstDay: string, today: string): ClockDay[] {
  const days = [0, 1, 2, 3].map((count) => (count === 0 ? firstDay : addBusinessDays(firstDay, count)));
  return days.map((day, at): ClockDay => {
    const next = days[at + 1];
    if (today < day) return { day, state: 'future' };
    if (next === undefined) return { day, state: today > day ? 'late' : 'now' };
    return { day, state: today < next ? 'now' : 'past' };
  });
}

/** The warning that is due when so many days are left, given the latest one before; null when there is none. */
export function reverifyWarning(left: number, warnedBefore: number | null): number | null {
  const due = REVERIFY_WARNING_DAYS.filter((days) => left <= days).at(-1);
  return due !== undefined && (warnedBefore === null || due < warnedBefore) ? due : null;
}
