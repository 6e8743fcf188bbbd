// Explains rule by rule why applicants see so few times, with what would help (AHD-006).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getBookingDiagnosis } from '@onward/contract/interviews/meetings';
import { diagnoseSlots, FEW_SLOTS_DAYS, findSlots, openTime, type SlotRule } from '@onward/domain/interviews/slots';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findStage } from '../../hiring-processes/hiring-processes.service.ts';
import { countWaiting, findWarning } from './slot-warnings.queries.ts';
import { type StageSearch, searchOf } from './slots.service.ts';

type Diagnosis = ResponseOf<typeof getBookingDiagnosis>;

export async function diagnoseBooking(
  { tx, access, now }: CompanyCall,
  stageId: number,
  positionKey: string | undefined,
): Promise<Diagnosis> {
  const { companyId } = access;
  const stage = await findStage(tx, companyId, stageId);
  if (stage?.stage_type !== 'scheduling') throw notFound();
  const to = addSeconds(now, FEW_SLOTS_DAYS * SECONDS.day);
  const search = await searchOf(tx, { companyId, stageId, config: stage.config, now, to });
  const { possible, removed, left } = diagnoseSlots(search);
  return {
    stage_name: stage.name,
    from: now.toISOString(),
    to: to.toISOString(),
    possible,
    left,
    rules: (Object.keys(removed) as SlotRule[]).map((rule) => ({
      rule,
      removed: removed[rule],
      ...aboutRule(rule, search),
    })),
    interviewers: search.interviewers.map(({ staffId, name, calendar }) => ({
      id: staffId,
      name,
      open_hours: hoursOf(openTime(calendar, { from: now.getTime(), to: to.getTime() })),
    })),
    waiting_applicants: await countWaiting(tx, access, stageId, positionKey),
    told_at: (await findWarning(tx, companyId, stageId, now))?.toISOString() ?? null,
  };
}

const hoursOf = (spans: readonly { from: number; to: number }[]): number =>
  Math.round(spans.reduce((sum, { from, to }) => sum + (to - from), 0) / 360_000) / 10;

type About = Pick<Diagnosis['rules'][number], 'interviewers' | 'value' | 'suggestion'>;

const LESS_NOTICE_HOURS = 4;
const LESS_BUFFER_MINUTES = 15;
const FURTHER_DAYS = 14;

/** Whose rule it is, how many times it removes, and a looser value if that would open times. */
function aboutRule(rule: SlotRule, search: StageSearch): About {
  const { interviewers } = search;
  const named = (those: StageSearch['interviewers']) => those.map(({ staffId, name }) => ({ id: staffId, name }));
  switch (rule) {
    case 'no_shared_time': {
      const open = interviewers.map((one) => ({
        one,
        hours: hoursOf(openTime(one.calendar, { from: search.from.getTime(), to: search.to.getTime() })),
      }));
      const fewest = Math.min(...open.map(({ hours }) => hours));
      const scarce = open.filter(({ hours }) => hours === fewest).map(({ one }) => one);
      return { interviewers: named(scarce), value: null, suggestion: null };
    }
    case 'notice': {
      const value = Math.max(0, ...interviewers.map(({ calendar }) => calendar.min_notice_hours));
      const strict = interviewers.filter(({ calendar }) => calendar.min_notice_hours === value);
      return { interviewers: named(strict), value, suggestion: gentler(search, 'min_notice_hours', LESS_NOTICE_HOURS) };
    }
    case 'buffer': {
      const value = Math.max(0, ...interviewers.map(({ calendar }) => calendar.buffer_minutes));
      const strict = interviewers.filter(({ calendar }) => calendar.buffer_minutes === value);
      return { interviewers: named(strict), value, suggestion: gentler(search, 'buffer_minutes', LESS_BUFFER_MINUTES) };
    }
    case 'range': {
      const value = Math.min(...interviewers.map(({ calendar }) => calendar.max_days_ahead), FURTHER_DAYS);
      const strict = interviewers.filter(({ calendar }) => calendar.max_days_ahead === value);
      return { interviewers: named(strict), value, suggestion: gentler(search, 'max_days_ahead', FURTHER_DAYS) };
    }
    case 'busy':
      return { interviewers: named(interviewers.filter(({ busy }) => busy.length > 0)), value: null, suggestion: null };
    case 'full': {
      const more = { ...search, capacity: search.capacity + 1 };
      const left = findSlots(more).length;
      const suggestion = left > findSlots(search).length ? { value: more.capacity, left } : null;
      return { interviewers: [], value: search.capacity, suggestion };
    }
  }
}

type Loosened = 'min_notice_hours' | 'buffer_minutes' | 'max_days_ahead';

function gentler(search: StageSearch, field: Loosened, value: number): About['suggestion'] {
  const interviewers = search.interviewers.map((one) => {
    const current = one.calendar[field];
    const loosened = field === 'max_days_ahead' ? Math.max(current, value) : Math.min(current, value);
    return { ...one, calendar: { ...one.calendar, [field]: loosened } };
  });
  const left = findSlots({ ...search, interviewers }).length;
  return left > findSlots(search).length ? { value, left } : null;
}
