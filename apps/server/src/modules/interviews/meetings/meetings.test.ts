// Interviews and calendars as staff work with them.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { listApplications } from '@onward/contract/applicants/applications';
import {
  getCalendar,
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  saveCalendar,
} from '@onward/contract/interviews/calendars';
import {
  createMeeting,
  findMeetingConflicts,
  getBookingDiagnosis,
  getMeetingCounts,
  listMeetings,
  listSlots,
  type Meeting,
  updateMeeting,
} from '@onward/contract/interviews/meetings';
import { getStaffOpenWork, type StaffOpenWork } from '@onward/contract/staff/staff';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_WEEK, InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { warnOfFewSlots } from '../booking/slot-warnings.jobs.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let office: InterviewOffice;
let now: Date;
let adminId: number;
let dana: number;
let theo: number;

beforeAll(async () => {
  now = new Date();
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  adminId = await staffId('super.admin@larkfield.test');
  dana = await staffId('general.manager@larkfield.test');
  theo = await staffId('manager@larkfield.test');
});
afterAll(() => product.stop());
beforeEach(async () => {
  now = new Date();
  await query('delete from booked_slot_staff');
  await query('delete from meeting_interviewers');
  await office.open(dana);
});

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const staffId = async (email: string): Promise<number> =>
  (await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;
const stored = async (digestKey: string) =>
  (await query('select * from applications where digest_key = $1', [digestKey]))[0];
const positionOf = async (digestKey: string) =>
  (
    await query(
      'select p.digest_key from positions p join applications a on a.position_id = p.id where a.digest_key = $1',
      [digestKey],
    )
  )[0];
const inHours = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

const act = async (action: keyof typeof ACTION_CODES, id: number, params: object = {}) => {
  const { body } = await admin.call<{ results: { ok: boolean; error_code: number | null }[] }>(
    performApplicationAction,
    {
      body: { action_type: ACTION_CODES[action], application_ids: [id], params, screen: 'applicant_profile' },
    },
  );
  return body;
};

async function waiting(values: Record<string, unknown> = {}) {
  const position = await office.posting({ interviewer_ids: [dana] });
  const candidate = await office.apply(position, values);
  return { ...candidate, position, id: Number((await stored(candidate.digestKey)).id) };
}

describe('A calendar', () => {
  const calendar = {
    time_zone: 'America/Chicago',
    availabilities: ALL_WEEK,
    exceptions: [],
    buffer_minutes: 15,
    min_notice_hours: 12,
    max_days_ahead: 14,
  };

  it('is empty until its owner sets hours, and counts bookable times [SCH-004, SCH-016]', async () => {
    // The demo data has set hours for them.
    await query('delete from calendars where staff_id = $1', [adminId]);
    await query('delete from meeting_interviewers where staff_id = $1', [adminId]);
    const params = { id: adminId };
    const before = await admin.call<{ calendar: Record<string, unknown> }>(getCalendar, { params });
    expect(before.body.calendar).toMatchObject({ availabilities: [], open_slots: 0, can_edit: true, version: 0 });
    const saved = await admin.call<{ calendar: Record<string, unknown> }>(saveCalendar, { params, body: { calendar } });
    expect(saved.body.calendar).toMatchObject({ ...calendar, version: 1 });
    expect(saved.body.calendar.open_slots).toBeGreaterThan(50);
    // Staff who have set their hours are not asked again.
    const user = await admin.request<{ calendar: { availabilities: unknown[] } }>('GET', '/v1/users/me');
    expect(user.body).toMatchObject({ user: { calendar: { availabilities: ALL_WEEK } } });
  });

  it('refuses invalid values field by field, and keeps the previous ones [SCH-004]', async () => {
    const bad = {
      ...calendar,
      availabilities: [
        { weekday: 1, start: '12:00', end: '09:00' },
        { weekday: 2, start: '09:00', end: '12:00' },
        { weekday: 2, start: '11:00', end: '13:00' },
      ],
    };
    const { status, body } = await admin.call(saveCalendar, { params: { id: dana }, body: { calendar: bad } });
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(body.errors ?? {})).toEqual([
      'calendar.availabilities.0.end',
      'calendar.availabilities.2.start',
    ]);
  });

  it('of others requires permission to manage all calendars [SCH-005]', async () => {
    const refused = await manager.call(saveCalendar, { params: { id: dana }, body: { calendar } });
    expect(refused).toMatchObject({ status: 403, body: { error_code: 10004 } });
    expect((await manager.call(saveCalendar, { params: { id: theo }, body: { calendar } })).status).toBe(200);
    const others = await manager.call(listMeetings, { query: { company_staff_ids: `${dana}` } });
    expect(others).toMatchObject({ status: 403, body: { error_code: 10004 } });
    expect((await admin.call(listMeetings, { query: { company_staff_ids: `${dana},${theo}` } })).status).toBe(200);
  });

  it('shows both versions to a user who would overwrite another’s changes [AHD-021]', async () => {
    const { body } = await admin.call<{ calendar: { version: number } }>(getCalendar, { params: { id: dana } });
    await office.open(dana, { buffer_minutes: 30 });
    const late = await admin.call(saveCalendar, {
      params: { id: dana },
      body: { calendar: { ...calendar, version: body.calendar.version } },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { error_code: 20002, conflict: { fields: { buffer_minutes: { theirs: 30, yours: 15 } } } },
    });
  });

  it('can be subscribed to at a private URL until that is revoked [SCH-014]', async () => {
    const { id } = await waiting();
    await admin.call(createMeeting, { body: { meeting: meeting(id, [adminId]) } });
    expect((await admin.call(getCalendarFeed)).body).toEqual({ url: null });
    const { url } = (await admin.call<{ url: string }>(renewCalendarFeed)).body;
    const feed = await fetch(url);
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    expect(await feed.text()).toContain('SUMMARY:Onsite interview: Amara Okafor');
    await admin.call(removeCalendarFeed);
    expect((await fetch(url)).status).toBe(404);
  });
});

const meeting = (applicationId: number, interviewer_ids: number[], change: object = {}) => ({
  application_id: applicationId,
  starts_at: inHours(48),
  duration_minutes: 30,
  meeting_type: 'onsite_interview',
  interviewer_ids,
  ...change,
});

describe('A time assigned by staff', () => {
  it('is confirmed, appears in calendars, and notifies both sides [SCH-001, SCH-009, SCH-013, SCH-015]', async () => {
    const { id, digestKey } = await waiting({ email: 'assigned@mail.test' });
    const { status, body } = await admin.call<{ meeting: Meeting }>(createMeeting, {
      body: { meeting: meeting(id, [dana]) },
    });
    expect(status).toBe(201);
    expect(body.meeting).toMatchObject({
      status: 'confirmed',
      interviewer_ids: [dana],
      needs_outcome: false,
      is_current: true,
      details: 'Please come to 412 Church St, Decatur, GA 30030.',
      confirmed_by: expect.any(String),
    });
    expect(await stored(digestKey)).toMatchObject({ stage_status: 'confirmed' });
    const listed = await admin.call<{ meetings: Meeting[] }>(listMeetings, {
      query: { company_staff_ids: dana, from: inHours(0), to: inHours(72) },
    });
    expect(listed.body.meetings.map((one) => one.id)).toContain(body.meeting.id);
    await product.outside.invitation('assigned@mail.test', 'METHOD:PUBLISH');
  });

  it.each([
    ['in the past', { starts_at: '2020-01-01T10:00:00Z' }, 'starts_at'],
    ['without interviewer', { interviewer_ids: [] }, 'interviewer_ids'],
    ['with somebody unknown', { interviewer_ids: [999_999] }, 'interviewer_ids'],
  ])('%s is refused by name [SCH-006, SCH-009]', async (_, change, field) => {
    const { id } = await waiting();
    const { status, body } = await admin.call(createMeeting, { body: { meeting: meeting(id, [dana], change) } });
    expect([status, body.error_code, Object.keys(body.errors ?? {})]).toEqual([422, 20001, [field]]);
  });

  it('shows in lists who confirmed it, and nobody before that [SCH-015]', async () => {
    const shown = async (id: number) => {
      const { digest_key } = (await query('select digest_key from applications where id = $1', [id]))[0];
      const { body } = await admin.call<{ applications: ApplicationRow[] }>(listApplications, {
        query: { position_key: (await positionOf(digest_key)).digest_key },
      });
      return body.applications.find((row) => row.id === id)?.confirmation;
    };
    const { id, token } = await waiting();
    const [slot = ''] = (await office.booking(token)).booking.slots;
    await office.book(token, slot);
    expect(await shown(id)).toBeNull();
    await act('confirm_meeting', id);
    const [{ name }] = await query('select name from company_staffs where id = $1', [adminId]);
    expect(await shown(id)).toEqual({ by: name, at: now.toISOString(), starts_at: slot });

    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const { token: own, digestKey } = await office.apply(position);
    const free = (await office.booking(own)).booking.slots[3] ?? '';
    await office.book(own, free);
    const picked = Number((await stored(digestKey)).id);
    expect(await shown(picked)).toEqual({ by: 'Amara', at: now.toISOString(), starts_at: free });
  });

  it('warns about conflicts but is allowed [SCH-009]', async () => {
    const [one, other] = [await waiting(), await waiting()];
    await admin.call(createMeeting, { body: { meeting: meeting(one.id, [dana]) } });
    const conflicts = await admin.call<{ conflicts: { kind: string }[] }>(findMeetingConflicts, {
      query: { starts_at: inHours(48), duration_minutes: 30, interviewer_ids: `${dana}` },
    });
    expect(conflicts.body.conflicts.map(({ kind }) => kind)).toContain('meeting');
    expect((await admin.call(createMeeting, { body: { meeting: meeting(other.id, [dana]) } })).status).toBe(201);
  });

  it('does not reveal conflicts without permission to see the calendars of others [SCH-005, CMP-024]', async () => {
    const manager = await stranger.signIn('manager@larkfield.test');
    const [{ id: own }] = await query('select id from company_staffs where company_id = 1 and email = $1', [
      'manager@larkfield.test',
    ]);
    const ask = (interviewer_ids: string) =>
      manager.call(findMeetingConflicts, { query: { starts_at: inHours(48), duration_minutes: 30, interviewer_ids } });
    for (const ids of [`${dana}`, `${own},${dana}`]) {
      const answer = await ask(ids);
      expect(answer.body.error_code).toBe(10004);
      expect(answer.text).not.toContain('conflicts');
    }
    expect((await ask(`${own}`)).status).toBe(200);
  });

  it('can be changed and stays confirmed; removed interviewers are notified too [SCH-013]', async () => {
    const { id } = await waiting({ email: 'moved@mail.test' });
    const made = (await admin.call<{ meeting: Meeting }>(createMeeting, { body: { meeting: meeting(id, [dana]) } }))
      .body.meeting;
    const change = { starts_at: inHours(72), interviewer_ids: [theo], version: made.version };
    const { body } = await admin.call<{ meeting: Meeting }>(updateMeeting, {
      params: { id: made.id },
      body: { meeting: change },
    });
    expect(body.meeting).toMatchObject({ status: 'confirmed', starts_at: inHours(72), interviewer_ids: [theo] });
    await product.outside.invitation('general.manager@larkfield.test', 'METHOD:CANCEL');
    const late = await admin.call(updateMeeting, {
      params: { id: made.id },
      body: { meeting: { ...change, version: made.version } },
    });
    expect(late).toMatchObject({ status: 409, body: { error_code: 20002 } });
  });
});

describe('The actions on meetings', () => {
  it('takes a no-show back with the state and the place [AHD-001, SCH-002]', async () => {
    const { id, token, digestKey } = await waiting();
    const { slots } = (await office.booking(token)).booking;
    await office.book(token, slots[0] ?? '');
    const interview = async () => {
      const [row] = await query(
        `select m.status, m.is_proposed, b.taken, (select bool_and(i.holds) from meeting_interviewers i
           where i.meeting_id = m.id) as holds
         from meetings m left join booked_slots b on b.id = m.slot_id where m.application_id = $1`,
        [id],
      );
      return row;
    };
    const before = await interview();
    expect(before).toMatchObject({ taken: 1, holds: true });
    const { undo } = (await act('mark_schedule_no_show', id)) as { undo?: { id: number } | null };
    expect(await interview()).toMatchObject({ status: 'no_show', taken: null, holds: false });
    await admin.call(undoApplicationAction, { params: { id: undo?.id ?? 0 } });
    expect(await interview()).toEqual(before);
    expect((await stored(digestKey)).stage_status).toBe(before.status);
  });

  it('follow the states and refuse invalid transitions [SCH-002, SCH-013]', async () => {
    const { id, token, digestKey } = await waiting();
    const state = async () => (await stored(digestKey)).stage_status;
    expect((await act('confirm_meeting', id)).results[0]).toMatchObject({ ok: false, error_code: 20003 });
    const { slots } = (await office.booking(token)).booking;
    await office.book(token, slots[0] ?? '');
    expect((await act('confirm_meeting', id)).results[0]?.ok).toBe(true);
    expect(await state()).toBe('confirmed');
    expect((await act('assign_time', id, { ...meeting(id, [dana]), application_id: undefined })).results[0]?.ok).toBe(
      false,
    );
    await act('request_reschedule', id, { message: 'We are closed that day', notify: true });
    expect(await state()).toBe('request_reschedule');
    await act('assign_time', id, { ...meeting(id, [dana]), application_id: undefined });
    expect(await state()).toBe('confirmed');
    await act('mark_schedule_no_show', id);
    expect(await state()).toBe('no_show');
    await act('mark_schedule_complete', id);
    expect(await state()).toBe('completed');
    expect((await act('mark_schedule_complete', id)).results[0]).toMatchObject({ ok: false, error_code: 20003 });
    await act('cancel_meeting', id, { notify: false });
    expect(await state()).toBe('cancelled');
    const [row] = await query('select status from meetings where application_id = $1', [id]);
    expect(row.status).toBe('cancelled');
  });

  it('and threads to hand over are listed before a colleague is deactivated [CMP-031]', async () => {
    const { id, token } = await waiting();
    const [slot = ''] = (await office.booking(token)).booking.slots;
    await office.book(token, slot);
    await query('update conversations set assignee_id = null where assignee_id = $1', [dana]);
    await query(
      `update conversations set assignee_id = $1, last_direction = 'inbound'
       where id = (select max(id) from conversations where company_id = 1)`,
      [dana],
    );
    const { body } = await admin.call<StaffOpenWork>(getStaffOpenWork, { params: { id: dana } });
    expect(body).toMatchObject({ meetings_count: 1, conversations_count: 1 });
    expect(body.meetings).toMatchObject([{ starts_at: slot, applicant_name: 'Amara Okafor' }]);
    await act('cancel_meeting', id);
    const after = await admin.call<StaffOpenWork>(getStaffOpenWork, { params: { id: dana } });
    expect(after.body).toMatchObject({ meetings_count: 0, meetings: [] });
    expect((await manager.call(getStaffOpenWork, { params: { id: dana } })).body.error_code).toBe(10004);
  });

  it('are counted for their interviewers while they need attention [SCH-003]', async () => {
    const counts = async (caller: ApiCaller) =>
      (await caller.call(getMeetingCounts, { query: { from: inHours(-24), to: inHours(48) } })).body;
    const position = await office.posting({ interviewer_ids: [theo] });
    await office.open(theo);
    const { token, digestKey } = await office.apply(position);
    const [slot = ''] = (await office.booking(token)).booking.slots;
    await office.book(token, slot);
    expect(await counts(manager)).toEqual({ confirmation: 1, outcome: 0 });
    await act('confirm_meeting', Number((await stored(digestKey)).id));
    expect(await counts(manager)).toEqual({ confirmation: 0, outcome: 0 });
    now = new Date(Date.parse(slot) + 3_600_000);
    expect(await counts(manager)).toEqual({ confirmation: 0, outcome: 1 });
  });

  it('ask for an outcome a day after the end [SCH-017]', async () => {
    const { id } = await waiting();
    const made = (await admin.call<{ meeting: Meeting }>(createMeeting, { body: { meeting: meeting(id, [dana]) } }))
      .body.meeting;
    now = new Date(now.getTime() + 73 * 3_600_000);
    const { body } = await admin.call<{ meetings: Meeting[] }>(listMeetings, { query: { application_id: id } });
    expect(body.meetings.find((one) => one.id === made.id)?.needs_outcome).toBe(true);
  });
});

describe('The reason applicants cannot book', () => {
  it('is shown rule by rule, with a value that would help [AHD-006]', async () => {
    await office.open(dana, { min_notice_hours: 160, buffer_minutes: 30 });
    const { position } = await waiting();
    const { body } = await admin.call<{
      possible: number;
      left: number;
      rules: { rule: string; removed: number; suggestion: { value: number; left: number } | null }[];
      waiting_applicants: number;
    }>(getBookingDiagnosis, { params: { id: position.stageId } });
    const notice = body.rules.find(({ rule }) => rule === 'notice');
    expect(notice?.removed).toBeGreaterThan(100);
    expect(notice?.suggestion).toMatchObject({ value: 4 });
    expect(body.possible - body.rules.reduce((sum, { removed }) => sum + removed, 0)).toBe(body.left);
    expect(body.waiting_applicants).toBe(1);
    const slots = await admin.call<{ slots: string[] }>(listSlots, {
      params: { id: position.stageId },
      query: { to: inHours(7 * 24) },
    });
    expect(slots.body.slots).toHaveLength(body.left);
  });

  it('is sent to interviewers and managers once a day when few times are left [AHD-006]', async () => {
    await office.open(dana, { availabilities: [] });
    const { position } = await waiting();
    await warnOfFewSlots(product.app);
    await warnOfFewSlots(product.app);
    const warnings = await query('select slots_left from slot_warnings where stage_id = $1', [position.stageId]);
    expect(warnings).toEqual([{ slots_left: 0 }]);
  });
});
