// Staff availability: everyone edits their own; editing others' needs a permission (SCH-004, SCH-005).
import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import { type Calendar, calendarProblems } from '@onward/domain/interviews/availability';
import { FEW_SLOTS_DAYS, findSlots } from '@onward/domain/interviews/slots';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import { changesBetween } from '../../../platform/audit.ts';
import { accessRefused, changedMeanwhile, notFound, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentLink } from '../external/links.presenter.ts';
import { listLinks } from '../external/links.queries.ts';
import { CALENDAR_CHANGED } from '../external/notify-link.ts';
import { listBusyTimes, loadInterviewers, saveCalendar as store } from './calendars.queries.ts';

/** The unit in which open times are counted. */
const USUAL_MINUTES = 30;

const mayEditCalendar = (access: CompanyAccess, staffId: number): boolean =>
  !access.readOnly && (access.staffId === staffId || holdsPermission(access.permissions, 'edit_all_calendars'));

/** Calendars of others require a separate permission. */
export function requireOwnCalendar(access: CompanyAccess, staffIds: readonly number[]): void {
  const isOwn = staffIds.every((id) => id === access.staffId);
  if (isOwn || holdsPermission(access.permissions, 'edit_all_calendars')) return;
  throw accessRefused({ allowed: false, reason: 'permission_missing', permission: 'edit_all_calendars' });
}

export async function readCalendar({ tx, access, now }: CompanyCall, staffId: number): Promise<StaffCalendar> {
  const { companyId } = access;
  const week = { from: now, to: addSeconds(now, FEW_SLOTS_DAYS * SECONDS.day) };
  const [owner] = await loadInterviewers(tx, companyId, [staffId], week);
  if (!owner) throw notFound();
  const isOwn = access.staffId === staffId;
  const seesBusy = isOwn || holdsPermission(access.permissions, 'edit_all_calendars');
  const links = isOwn ? await listLinks(tx, companyId, staffId) : [];
  const busy = seesBusy ? await listBusyTimes(tx, companyId, staffId, now) : [];
  const slots = findSlots({
    interviewers: [owner],
    durationMinutes: USUAL_MINUTES,
    capacity: 1,
    groups: [],
    now,
    ...week,
  });
  return {
    company_staff_id: staffId,
    name: owner.name,
    ...plain(owner.calendar),
    links: links.map(presentLink),
    busy_times: busy.map(({ starts_at, ends_at, provider }) => ({
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      provider,
    })),
    open_slots: apart(slots, USUAL_MINUTES),
    booked: owner.meetings.length,
    can_edit: mayEditCalendar(access, staffId),
    version: owner.version,
  };
}

/** How many fit one after another; start times every 15 minutes would overstate it. */
function apart(starts: readonly number[], minutes: number): number {
  let [count, free] = [0, 0];
  for (const start of starts) {
    if (start < free) continue;
    count += 1;
    free = start + minutes * 60_000;
  }
  return count;
}

const plain = ({ availabilities, exceptions, ...rules }: Calendar) => ({
  ...rules,
  availabilities: availabilities.map((range) => ({ ...range })),
  exceptions: exceptions.map(({ date, ranges, note }) => ({
    date,
    ranges: ranges.map((range) => ({ ...range })),
    note: note ?? null,
  })),
});

export async function saveCalendar(
  call: CompanyCall,
  staffId: number,
  { version, ...wanted }: Calendar & { version?: number },
): Promise<StaffCalendar> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const before = await readCalendar(call, staffId);
  requireOwnCalendar(access, [staffId]);
  const problems = calendarProblems(wanted);
  if (problems.length > 0) {
    throw validationFailed(
      Object.fromEntries(problems.map(({ field, key }) => [`calendar.${field}`, [{ key: `fields.calendar_${key}` }]])),
    );
  }
  const isFirst = before.version === 0;
  const saved = await store(tx, companyId, staffId, wanted, { version: isFirst ? undefined : version, now });
  if (!saved) throw changedMeanwhile<Calendar>(before, wanted);
  await recordChange(call, {
    event: 'calendar_changed',
    subjectType: 'company_staff',
    subjectId: staffId,
    changes: changesBetween<Calendar>(before, wanted),
    announce: { name: CALENDAR_CHANGED },
  });
  return readCalendar(call, staffId);
}
