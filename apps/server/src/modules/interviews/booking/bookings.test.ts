// Applicants book, move, and cancel their interviews by link, and no place is booked twice.
import { type BookingTask, cancelBooking, proposeTimes, rescheduleBooking } from '@onward/contract/interviews/bookings';
import { updateMeeting } from '@onward/contract/interviews/meetings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { releaseMeetings } from '../meetings/release-meetings.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: InterviewOffice;
let now: Date;
let dana: number;
let theo: number;

beforeAll(async () => {
  now = daytime();
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  dana = await staffId('general.manager@larkfield.test');
  theo = await staffId('manager@larkfield.test');
});
afterAll(() => product.stop());
beforeEach(async () => {
  now = daytime();
  await query('delete from booked_slot_staff');
  await query('delete from meeting_interviewers');
  await office.open(dana);
  await office.open(theo);
});

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const staffId = async (email: string): Promise<number> =>
  (await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;
const stored = async (digestKey: string) =>
  (await query('select * from applications where digest_key = $1', [digestKey]))[0];
const meetingOf = async (digestKey: string) =>
  (
    await query(
      `select m.*, (select array_agg(i.staff_id order by i.staff_id) from meeting_interviewers i where i.meeting_id = m.id) as staff
       from meetings m join applications a on a.id = m.application_id where a.digest_key = $1`,
      [digestKey],
    )
  )[0];
const historyOf = async (digestKey: string) =>
  (
    await query(
      `select h.action, h.actor from application_histories h join applications a on a.id = h.application_id
       where a.digest_key = $1 order by h.id`,
      [digestKey],
    )
  ).map(({ action, actor }) => `${actor} ${action}`);
const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

describe('A stage tied to other locations', () => {
  it('is booked with its interviewers who may see the location, and nobody else is chosen there [AHD-007, SCH-006]', async () => {
    const [elsewhere] = await query(`select id from locations where company_id = 1 and name = 'Decatur'`);
    const [here] = await query(`select id from locations where company_id = 1 and name <> 'Decatur' limit 1`);
    const scopes = await query(
      `delete from staff_scopes where staff_id = $1 and kind in ('location', 'brand') returning *`,
      [theo],
    );
    await query(`insert into staff_scopes (company_id, staff_id, kind, record_id) values (1, $1, 'location', $2)`, [
      theo,
      elsewhere.id,
    ]);
    const position = await office.posting({ interviewer_ids: [dana, theo], location_ids: [elsewhere.id] });
    await query('update positions set location_id = $2 where id = $1', [position.id, here.id]);
    const { token, digestKey } = await office.apply(position);
    const { booking } = await office.booking<{ booking: { interviewer_names: string[]; slots: string[] } }>(token);
    expect(booking.interviewer_names).toHaveLength(1);
    await office.book(token, booking.slots[0] ?? '');
    expect((await meetingOf(digestKey)).staff).toEqual([dana]);
    const meeting = await meetingOf(digestKey);
    const { body } = await admin.call(updateMeeting, {
      params: { id: meeting.id },
      body: { meeting: { interviewer_ids: [dana, theo], version: meeting.version } },
    });
    expect(body).toMatchObject({
      error_code: 20001,
      errors: { interviewer_ids: [expect.stringContaining('location')] },
    });
    await query(`delete from staff_scopes where staff_id = $1 and kind = 'location'`, [theo]);
    for (const { kind, record_id } of scopes) {
      await query(`insert into staff_scopes (company_id, staff_id, kind, record_id) values (1, $1, $2, $3)`, [
        theo,
        kind,
        record_id,
      ]);
    }
  });
});

describe('A booking page', () => {
  it('offers the times all interviewers share, in the location’s time zone [CAR-017, SCH-007]', async () => {
    await office.open(theo, { availabilities: [{ weekday: 3, start: '10:00', end: '11:00' }] });
    const position = await office.posting({ interviewer_ids: [dana, theo] });
    const { token } = await office.apply(position);
    const { booking } = await office.booking<{
      booking: Record<string, unknown> & { slots: string[] };
    }>(token);
    expect(booking).toMatchObject({
      state: 'not_submitted',
      meeting_type: 'onsite_interview',
      duration_minutes: 30,
      meeting: null,
      time_zone: 'America/New_York',
      first_name: 'Amara',
      can_change: false,
    });
    const hours = booking.slots.map((slot) =>
      new Date(slot).toLocaleString('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }),
    );
    expect(new Set(hours)).toEqual(new Set(['Wed 10:00 AM', 'Wed 10:15 AM', 'Wed 10:30 AM']));
  });

  it('books a time as Pending, notifies staff, and shows it until it is over [CAR-017, SCH-002]', async () => {
    const position = await office.posting({ interviewer_ids: [dana, theo], details: 'Ask for Dana.' });
    const { token, digestKey } = await office.apply(position, { email: 'amara.books@mail.test' });
    const { slots } = (await office.booking(token)).booking;
    const answer = await office.book(token, slots[4] ?? '', { time_zone: 'America/Denver' });
    expect(answer.body.booking).toMatchObject({ state: 'pending', meeting: { starts_at: slots[4] }, can_change: true });
    expect(await stored(digestKey)).toMatchObject({ stage_status: 'pending' });
    expect(await meetingOf(digestKey)).toMatchObject({
      status: 'pending',
      details: 'Ask for Dana.',
      staff: [dana, theo].sort((a, b) => a - b),
    });
    expect(await historyOf(digestKey)).toContain('applicant meeting_booked');
    const [notification] = await until('the interviewers to hear of it', async () => {
      const rows = await query(
        `select * from notifications where details ->> 'applicant' = 'Amara Okafor' and notification_type = 'meeting_booked' and staff_id = $1`,
        [dana],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(notification.link).toMatch(/^\/schedule\?meeting=/);
    // In the time zone of the applicant's phone.
    await until('the time by their own clock', async () =>
      (await product.outside.emails('amara.books@mail.test')).find(({ text }) => /M[SD]T/.test(text)),
    );
  });

  it('confirms at once if the stage says so, with an entry for each calendar [CAR-017, SCH-011]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const { token, digestKey } = await office.apply(position, { email: 'amara.sure@mail.test' });
    const { slots } = (await office.booking(token)).booking;
    expect((await office.book(token, slots[0] ?? '')).body.booking.state).toBe('confirmed');
    const meeting = await meetingOf(digestKey);
    expect(meeting).toMatchObject({ status: 'confirmed', confirmed_by: 'applicant' });
    const entry = (await product.outside.invitation('amara.sure@mail.test', 'METHOD:PUBLISH')).replaceAll(
      /\r?\n /g,
      '',
    );
    expect(entry).toContain(`UID:${meeting.uid}@127.0.0.1`);
    expect(entry).toMatch(/SUMMARY:.+ with \S/);
    expect(entry).not.toMatch(/ATTENDEE|general\.manager@|Amara/);
    await product.outside.invitation('general.manager@larkfield.test', 'METHOD:REQUEST');
  });

  it('says that a time is taken, and offers the others [SCH-008, CAR-017]', async () => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const [one, other] = [await office.apply(position), await office.apply(position)];
    const { slots } = (await office.booking(one.token)).booking;
    await office.book(one.token, slots[0] ?? '');
    const refused = await office.book(other.token, slots[0] ?? '');
    expect(refused).toMatchObject({
      status: 409,
      body: { error_code: 20002, errors: { starts_at: [expect.any(String)] } },
    });
    const left = refused.body.slots ?? [];
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(slots[0]);
    expect(left).toEqual((await office.booking(other.token)).booking.slots);
    expect((await office.book(other.token, left[0] ?? '')).status).toBe(200);
  });

  it('gives one place to one of fifty concurrent requests, and never overlaps [SCH-008, AHD-007]', async () => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const people = await Promise.all(Array.from({ length: 50 }, () => office.apply(position)));
    const { slots } = (await office.booking(people[0]?.token ?? '')).booking;
    // Half of them want the same time, the others one that overlaps with it: the closest two, whatever time it is.
    const gapAfter = (index: number) => Date.parse(slots[index + 1] ?? '9999-12-31') - Date.parse(slots[index] ?? '');
    const first = slots.reduce((best, _, index) => (gapAfter(index) < gapAfter(best) ? index : best), 0);
    const answers = await Promise.all(
      people.map(({ token }, index) => office.book(token, slots[first + (index % 2)] ?? '')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)]);
    const [{ count }] = await query(`select count(*)::int from meetings where stage_id = $1`, [position.stageId]);
    expect(count).toBe(1);
  });

  it('accepts as many bookings as a slot has places, and no more [AHD-007]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], capacity: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => office.apply(position)));
    const { slots } = (await office.booking(people[0]?.token ?? '')).booking;
    const answers = await Promise.all(people.map(({ token }) => office.book(token, slots[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const [slot] = await query('select taken, capacity from booked_slots where stage_id = $1', [position.stageId]);
    expect(slot).toEqual({ taken: 3, capacity: 3 });
    const leaver = people.find((_, index) => answers[index]?.status === 200);
    await stranger.call(cancelBooking, { params: { token: leaver?.token ?? '' }, body: {} });
    const late = people.find((_, index) => answers[index]?.status === 409);
    expect((await office.book(late?.token ?? '', slots[0] ?? '')).status).toBe(200);
  });
});

describe('A booked interview', () => {
  // Its notifications are queued behind those of the sixty bookings above.
  beforeAll(() =>
    until(
      'those before to have been told',
      async () => {
        const due = await query('select 1 from graphile_worker.jobs where run_at <= now() and locked_at is null');
        return due.length === 0;
      },
      45_000,
    ),
  );

  async function booked(config: Record<string, unknown> = {}, person: Record<string, unknown> = {}) {
    const position = await office.posting({ interviewer_ids: [dana], ...config });
    const candidate = await office.apply(position, person);
    const { slots } = (await office.booking(candidate.token)).booking;
    await office.book(candidate.token, slots[0] ?? '');
    return { ...candidate, position, slots };
  }

  it('is moved by choosing another time, under the same calendar UID [CAR-017, SCH-011]', async () => {
    const { token, digestKey, slots } = await booked({ auto_confirm: true });
    const before = await meetingOf(digestKey);
    expect((await office.book(token, slots[8] ?? '')).body.booking.meeting).toMatchObject({ starts_at: slots[8] });
    const after = await meetingOf(digestKey);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    // The first time is available to others again.
    const next = await office.apply(await office.posting({ interviewer_ids: [dana] }));
    expect((await office.booking(next.token)).booking.slots).toContain(slots[0]);
  });

  it('can be given up with a reason, for another time or for good [CAR-017, SCH-002]', async () => {
    const { token, digestKey } = await booked();
    const params = { token };
    const asked = await stranger.call<{ booking: { state: string } }>(rescheduleBooking, {
      params,
      body: { reason: 'I work that day' },
    });
    expect(asked.body.booking.state).toBe('request_reschedule');
    const { slots } = (await office.booking(token)).booking;
    await office.book(token, slots[2] ?? '');
    const gone = await stranger.call<{ booking: BookingTask }>(cancelBooking, { params, body: {} });
    expect(gone.body.booking).toMatchObject({ state: 'cancelled', meeting: null, former_time: slots[2] });
    expect(await meetingOf(digestKey)).toMatchObject({ status: 'cancelled', slot_id: null });
    expect(await historyOf(digestKey)).toEqual(
      expect.arrayContaining(['applicant reschedule_requested', 'applicant meeting_cancelled']),
    );
    // A canceled interview cannot be canceled again.
    expect(await stranger.call(cancelBooking, { params, body: {} })).toMatchObject({
      status: 422,
      body: { error_code: 20003 },
    });
  });

  it('can be booked again after the applicant canceled it, but not after staff did [CAR-017, SCH-002]', async () => {
    const { token, digestKey, slots } = await booked();
    const params = { token };
    const gone = await stranger.call<{ booking: { can_reopen: boolean } }>(cancelBooking, { params, body: {} });
    expect(gone.body.booking.can_reopen).toBe(true);
    expect((await office.book(token, slots[2] ?? '')).body.booking).toMatchObject({
      state: 'pending',
      can_reopen: false,
    });
    expect(await meetingOf(digestKey)).toMatchObject({ status: 'pending', cancel_reason: null });
    await stranger.call(cancelBooking, { params, body: {} });
    await query('update meetings set cancelled_by_applicant = false where application_id = $1', [
      (await stored(digestKey)).id,
    ]);
    expect((await office.book(token, slots[2] ?? '')).body.error_code).toBe(20003);
  });

  it('is not offered at its own time again [CAR-017]', async () => {
    const { token, slots } = await booked({ auto_confirm: true });
    const { booking } = await office.booking<{ booking: { slots: string[]; meeting: { starts_at: string } } }>(token);
    expect(slots).toContain(booking.meeting.starts_at);
    expect(booking.slots).not.toContain(booking.meeting.starts_at);
  });

  it('can be changed until it begins and not after [CAR-017]', async () => {
    const { token, digestKey } = await booked();
    const { starts_at } = await meetingOf(digestKey);
    now = new Date(starts_at.getTime() + 60_000);
    const refused = await stranger.call(cancelBooking, { params: { token }, body: {} });
    expect(refused).toMatchObject({ status: 422, body: { error_code: 20003 } });
    expect((await office.booking<{ booking: { can_change: boolean } }>(token)).booking.can_change).toBe(false);
  });

  it('is cancelled when the applicant is rejected, and the time becomes available again [APP-026]', async () => {
    const { token, digestKey, slots } = await booked({ auto_confirm: true }, { email: 'amara.out@mail.test' });
    const application = await stored(digestKey);
    await query(`update applications set status = 'rejected' where id = $1`, [application.id]);
    await releaseMeetings(product.app, { company_id: application.company_id, subject_id: application.id });
    expect(await meetingOf(digestKey)).toMatchObject({ status: 'cancelled' });
    expect(await stored(digestKey)).toMatchObject({ stage_status: 'cancelled' });
    await product.outside.invitation('amara.out@mail.test', 'STATUS:CANCELLED');
    expect((await office.book(token, slots[1] ?? '')).body.error_code).toBe(20007);
  });
});

describe('Times that are not offered', () => {
  it('can be proposed and wait for a response [SCH-007]', async () => {
    await office.open(dana, { availabilities: [] });
    const position = await office.posting({ interviewer_ids: [dana] });
    const { token, digestKey } = await office.apply(position);
    expect((await office.booking(token)).booking.slots).toEqual([]);
    const times = [50, 26].map((hours) => new Date(now.getTime() + hours * 3_600_000).toISOString());
    const proposed = await stranger.call<{ booking: { state: string; meeting: { proposals: string[] } } }>(
      proposeTimes,
      {
        params: { token },
        body: { times, note: ' After my shift, please ' },
      },
    );
    expect(proposed.body.booking).toMatchObject({
      state: 'pending',
      meeting: { starts_at: times[1], proposals: times.toReversed(), proposal_note: 'After my shift, please' },
    });
    const long = await stranger.call(proposeTimes, { params: { token }, body: { times, note: 'a'.repeat(501) } });
    expect(long).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } });
    expect(await historyOf(digestKey)).toContain('applicant times_proposed');
    const past = await stranger.call(proposeTimes, { params: { token }, body: { times: ['2020-01-01T10:00:00Z'] } });
    expect(past).toMatchObject({ status: 422, body: { error_code: 20001, errors: { times: [expect.any(String)] } } });
  });

  it('belong to a link that expires once the applicant has left the stage [CAR-014]', async () => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const { token, digestKey } = await office.apply(position);
    await query(
      'update applications set stage_entry = stage_entries + 1, stage_entries = stage_entries + 1 where digest_key = $1',
      [digestKey],
    );
    later(1);
    const answer = await stranger.request('GET', `/v1/applicant_tasks/bookings/${token}`);
    expect(answer).toMatchObject({ status: 410, body: { error_code: 20007 } });
  });
});
