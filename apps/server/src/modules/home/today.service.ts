// A manager's day: what needs attention, today's meetings, and hiring numbers (AHD-015, CMP-060, RPT-024).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getDashboard, getToday, TodayTask } from '@onward/contract/home/home';
import type { FunctionModule } from '@onward/domain/company/modules';
import {
  byUrgency,
  decideWhose,
  isOverdue,
  TODAY_KINDS,
  type TodayKind,
  type WhoseTasks,
} from '@onward/domain/home/today';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, daysBetween, momentOf, weekStart } from '@onward/domain/platform/time/zoned-time';
import { decideAccess } from '@onward/domain/staff/access';
import { notFound } from '../../platform/http/errors.ts';
import type { Call, CompanyCall } from '../../platform/http/route.ts';
import { findCompanyZone } from '../company/company.service.ts';
import { DEFAULT_ZONE } from '../employees/employees.service.ts';
import { countNeedingAttention, listOnboardingTasks } from './onboarding.queries.ts';
import * as today from './today.queries.ts';

/** Of each kind; the counts include the rest. */
const LISTED_MAX = 100;
const TREND_DAYS = 14;
const LATELY_DAYS = 7;

type HomeCall = CompanyCall & Pick<Call, 'zone'>;

export async function showToday(
  call: HomeCall,
  brandId: number | undefined,
  asked: WhoseTasks | undefined,
): Promise<ResponseOf<typeof getToday>> {
  const { tx, access, now } = call;
  const place = { access, brandId: brandId ?? null };
  const found = await listWaiting(call, place, asked !== 'all');
  const queues = { mine: lengthOf(found, 'own_total'), all: lengthOf(found, 'total') };
  const whose = decideWhose(asked, { own: queues.mine, hasOwnWork: await today.hasOwnWork(tx, access) });
  const waiting = whose === 'mine' ? found.filter(({ is_own }) => is_own) : found;
  const zone = await zoneOf(call);
  const hasMeetings = access.modules.includes('scheduling');
  const day = daysFrom(dayIn(now, zone), 1, zone);
  const meetings = hasMeetings ? await today.listMeetingsBetween(tx, place, day) : [];
  const { new_applicants } = await today.sumPositions(tx, place);
  const positions = await today.listBusyPositions(tx, place, addSeconds(now, -LATELY_DAYS * SECONDS.day));
  return {
    counts: { new_applicants, ...countTasks(waiting, whose) },
    whose,
    queues,
    tasks: waiting.map((task) => presentTask(task, now)),
    meetings: meetings.map(({ first_name, last_name, starts_at, ends_at, ...meeting }) => ({
      ...meeting,
      name: `${first_name} ${last_name}`,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
    time_zone: zone,
    positions: positions.map(({ stages, ...position }) => ({ ...position, stages: stages ?? [] })),
    applicants: await trend(tx, place, now),
  };
}

/** Offers and actions of onboardings wait for this user alone, so all of them are their own. */
const personal = (rows: today.WaitingRow[]): today.WaitingRow[] =>
  rows.map((row) => ({ ...row, is_own: true, own_total: row.total }));

async function listWaiting(
  { tx, access, now, language }: HomeCall,
  place: today.TodayPlace,
  ownFirst: boolean,
): Promise<today.WaitingRow[]> {
  const listed = { most: LISTED_MAX, ownFirst };
  const has = (module: FunctionModule) => decideAccess({ module }, access).allowed;
  const waiting = [
    ...(has('scheduling') ? await today.listMeetingTasks(tx, place, now, listed) : []),
    ...(has('messaging') ? await today.listMessageTasks(tx, place, listed) : []),
    ...(await today.listFormTasks(tx, place, listed)),
    ...personal(has('offers') ? await today.listOfferTasks(tx, place, LISTED_MAX) : []),
    ...(mayDecideChecks(access) ? await today.listCheckTasks(tx, place, listed) : []),
    ...personal(has('onboarding') ? await listOnboardingTasks(tx, place, { most: LISTED_MAX, language }) : []),
  ];
  return byUrgency(waiting, now);
}

const countOf = (tasks: readonly today.WaitingRow[], kind: TodayKind, field: 'total' | 'own_total'): number =>
  tasks.find((task) => task.kind === kind)?.[field] ?? 0;

const lengthOf = (tasks: readonly today.WaitingRow[], field: 'total' | 'own_total'): number =>
  TODAY_KINDS.reduce((sum, kind) => sum + countOf(tasks, kind, field), 0);

function countTasks(tasks: readonly today.WaitingRow[], whose: WhoseTasks) {
  const field = whose === 'mine' ? 'own_total' : 'total';
  const count = (kind: TodayKind) => countOf(tasks, kind, field);
  return {
    needs_reply: count('answer_message'),
    oldest_reply_at: tasks.find(({ kind }) => kind === 'answer_message')?.at.toISOString() ?? null,
    to_confirm: count('confirm_meeting'),
    reschedule_requests: count('reschedule_request'),
    outcomes_needed: count('outcome_needed'),
    forms_to_read: count('read_form'),
    offers_to_sign: count('sign_offer'),
    checks_to_decide: count('decide_check'),
    onboarding_actions: count('onboarding_action'),
    waiting: lengthOf(tasks, field),
  };
}

const mayDecideChecks = (access: CompanyCall['access']): boolean =>
  decideAccess({ module: 'background_check', permission: 'order_background_check' }, access).allowed;

const presentTask = (
  {
    first_name,
    last_name,
    at,
    total: _counted,
    is_own: _own,
    own_total: _ownCounted,
    offer_id = null,
    process_key = null,
    action_key = null,
    due_on = null,
    time_zone = DEFAULT_ZONE,
    ...task
  }: today.WaitingRow,
  now: Date,
): TodayTask => {
  const days_left = due_on === null ? null : daysBetween(dayIn(now, time_zone), due_on);
  return {
    ...task,
    offer_id,
    process_key,
    action_key,
    name: `${first_name} ${last_name}`.trim(),
    at: at.toISOString(),
    is_overdue: days_left === null ? isOverdue({ kind: task.kind, at }, now) : days_left < 0,
    days_left,
  };
};

/** The user's time zone; the company's if the user doesn't send one. */
const zoneOf = async ({ tx, access, zone }: HomeCall): Promise<string> => zone ?? findCompanyZone(tx, access.companyId);

/** A number of days from midnight of the first, as the clocks of a time zone show it. */
const daysFrom = (first: string, days: number, zone: string): { from: Date; to: Date } => ({
  from: new Date(momentOf(first, 0, zone)),
  to: new Date(momentOf(dayAfter(first, days), 0, zone)),
});

async function trend(tx: CompanyCall['tx'], place: today.TodayPlace, now: Date) {
  const since = addSeconds(now, -2 * TREND_DAYS * SECONDS.day);
  const byDay = new Map(
    (await today.countByDay(tx, place, since, now)).map(({ days_ago, count }) => [days_ago, count]),
  );
  const daysAgo = (from: number) => Array.from({ length: TREND_DAYS }, (_, index) => byDay.get(from + index) ?? 0);
  return {
    by_day: daysAgo(0).toReversed(),
    previous: daysAgo(TREND_DAYS).reduce((sum, count) => sum + count, 0),
  };
}

export async function showDashboard(
  call: HomeCall,
  nickname: string | undefined,
): Promise<ResponseOf<typeof getDashboard>> {
  const { tx, access, now } = call;
  const brand = nickname === undefined ? null : await today.findBrand(tx, access.companyId, nickname);
  if (nickname !== undefined && !brand) throw notFound();
  const place = { access, brandId: brand?.id ?? null };
  const hasMeetings = access.modules.includes('scheduling');
  const zone = await zoneOf(call);
  // From Monday, as the schedule shows it.
  const week = daysFrom(weekStart(dayIn(now, zone)), 7, zone);
  return {
    ...(await today.sumPositions(tx, place)),
    interviews_this_week: hasMeetings ? await today.countMeetingsBetween(tx, place, week) : 0,
    pending_offers: access.modules.includes('offers') ? await today.countPendingOffers(tx, place) : 0,
    onboarding_need_attention: access.modules.includes('onboarding') ? await countNeedingAttention(tx, place) : 0,
  };
}
