// The available times of a scheduling stage, computed from its interviewers' calendars (SCH-007, AHD-006).
import { type StageConfig, usualMinutes } from '@onward/domain/hiring-processes/stages';
import { findSlots, type SlotSearch } from '@onward/domain/interviews/slots';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { loadInterviewers, type NamedInterviewer } from '../calendars/calendars.queries.ts';
import { groupsOf } from './booked-slots.queries.ts';

/** The farthest any calendar can be booked ahead. */
const SEARCH_DAYS_MAX = 90;

export interface SlotQuestion {
  companyId: number;
  stageId: number;
  config: StageConfig;
  now: Date;
  from?: Date;
  to?: Date;
  exceptMeetingId?: number | null;
}

export interface StageSearch extends SlotSearch {
  interviewers: readonly NamedInterviewer[];
}

export async function searchOf(tx: Transaction, question: SlotQuestion): Promise<StageSearch> {
  const { companyId, stageId, config, now, exceptMeetingId = null } = question;
  const from = question.from && question.from > now ? question.from : now;
  const latest = addSeconds(now, SEARCH_DAYS_MAX * SECONDS.day);
  const to = question.to && question.to < latest ? question.to : latest;
  const staffIds = config.interviewer_ids ?? [];
  const interviewers = await loadInterviewers(tx, companyId, staffIds, { from, to }, exceptMeetingId);
  const capacity = config.capacity ?? 1;
  const present = interviewers.map(({ staffId }) => staffId);
  const groups = capacity > 1 ? await groupsOf(tx, { companyId, stageId, staffIds: present, from, to }) : [];
  return {
    interviewers,
    capacity,
    groups,
    now,
    from,
    to,
    durationMinutes: usualMinutes(config.duration_minutes),
  };
}

export async function slotsOf(
  tx: Transaction,
  question: SlotQuestion,
): Promise<{ starts: number[]; interviewers: readonly NamedInterviewer[] }> {
  const search = await searchOf(tx, question);
  return { starts: findSlots(search), interviewers: search.interviewers };
}
