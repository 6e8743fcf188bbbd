// Interviews in Google and Microsoft calendars: written once, at the right time, and removed when canceled.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { erasePerson } from '@onward/contract/applicants/persons';
import { removeCalendarLink } from '@onward/contract/interviews/external-calendars';
import { updateMeeting } from '@onward/contract/interviews/meetings';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarOffice, hoursLater, middayOf, startingAt } from '../../../../../../testing/people/calendar-office.ts';
import type { OutsideCalendar } from '../../../../../../testing/product/outside-calendar.ts';
import { until } from '../../../../../../testing/until.ts';
import { syncAllLinks } from './read-busy-times.ts';

let office: CalendarOffice;
let google: OutsideCalendar;
let microsoft: OutsideCalendar;

beforeAll(async () => {
  office = await CalendarOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  ({ google, microsoft } = await office.clear());
});

const act = (action: keyof typeof ACTION_CODES, id: number) =>
  office.admin.call(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids: [id], params: {}, screen: 'applicant_profile' },
  });

const MINUTES = 30;
const overlaps = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < MINUTES * 60_000;

describe.each(['google', 'microsoft'] as const)('Interviews in a calendar of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);

  it('appear, move, and disappear with the interview, and never block their own time [SCH-014]', async () => {
    const link = await office.connect(calendar());
    const { id, token, startsAt, meetingId } = await office.booked();
    const copy = await calendar().interview('the interview over there', startingAt(startsAt));
    expect(copy.title).toContain('Amara Okafor');
    expect(copy.shows).toBe('busy');
    await office.sync(link);
    // The time itself is booked; one that overlaps it can be chosen instead.
    expect((await office.slots(token)).some((slot) => slot !== startsAt && overlaps(slot, startsAt))).toBe(true);

    const later = hoursLater(startsAt, 3);
    expect(
      (await office.admin.call(updateMeeting, { params: { id: meetingId }, body: { meeting: { starts_at: later } } }))
        .status,
    ).toBe(200);
    await calendar().interview('the interview at its new time', startingAt(later));
    expect(await calendar().interviews()).toHaveLength(1);

    await act('cancel_meeting', id);
    await until('the interview to be gone', async () => (await calendar().interviews()).length === 0 || undefined);
    await office.sync(link);
    const [{ count }] = await office.query('select count(*)::int as count from busy_times where link_id = $1', [
      link.id,
    ]);
    expect(count).toBe(0);

    await act('request_reschedule', id);
    expect((await office.interviews.book(token, startsAt)).status).toBe(200);
    await calendar().interview('the interview that was taken up again', startingAt(startsAt));
    expect(await calendar().interviews()).toHaveLength(1);
  });

  it('that existed before it was connected are written on connect, and stay after disconnect [SCH-014]', async () => {
    const { startsAt } = await office.booked(2);
    const link = await office.connect(calendar());
    await calendar().interview('the earlier interview', startingAt(startsAt));
    expect((await office.manager.call(removeCalendarLink, { params: { id: link.id } })).status).toBe(204);
    expect(await office.links()).toEqual([]);
    expect(await calendar().interviews()).toHaveLength(1);
    if (provider === 'google') {
      await until(
        'the consent to be given back',
        async () => (await calendar().grants()).every((one) => one.is_revoked) || undefined,
      );
    }
    await office.sync(await office.connect(calendar()));
    expect(await calendar().written()).toHaveLength(1);
  });

  it.each([
    ['429', { answer: 429, on: 'api', times: 1, retry_after: 1 }],
    ['500', { answer: 500, on: 'api', times: 4 }],
    ['a lost answer', { answer: 'lost', on: 'api', times: 1 }],
  ] as const)('come through %s once [SCH-014]', async (_case, mood) => {
    await office.connect(calendar());
    const { token } = await office.candidate();
    const startsAt = middayOf(await office.slots(token));
    await calendar().mood({ ...mood });
    expect((await office.interviews.book(token, startsAt)).status).toBe(200);
    await calendar().interview('the interview after all', startingAt(startsAt));
    expect(await calendar().written()).toHaveLength(1);
  });

  it('are removed when the applicant is erased, even when they are long past [SCH-014, AHD-020]', async () => {
    await office.connect(calendar());
    const { id, startsAt, meetingId } = await office.booked();
    await calendar().interview('the interview', startingAt(startsAt));
    await office.query(
      `update meetings set status = 'completed', starts_at = now() - interval '30 days',
         ends_at = now() - interval '30 days' + interval '1 hour' where id = $1`,
      [meetingId],
    );
    const [person] = await office.query('select person_id, first_name, last_name from applications where id = $1', [
      id,
    ]);
    const { status } = await office.admin.call(erasePerson, {
      params: { id: Number(person.person_id) },
      body: { name: `${person.first_name} ${person.last_name}` },
    });
    expect(status).toBe(204);
    await until('the copy to be gone', async () => (await calendar().interviews()).length === 0 || undefined);
  });

  it('are removed from the calendar of an interviewer who is taken off [SCH-014]', async () => {
    await office.connect(calendar());
    const { startsAt, meetingId } = await office.booked();
    await calendar().interview('the interview', startingAt(startsAt));
    const [{ id: adminId }] = await office.query(
      `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'super.admin@larkfield.test'`,
    );
    const meeting = { interviewer_ids: [Number(adminId)] };
    await office.admin.call(updateMeeting, { params: { id: meetingId }, body: { meeting } });
    await until('the copy to be gone', async () => (await calendar().interviews()).length === 0 || undefined);
  });
});

it('Copies stop when the calendar’s owner leaves the company [SCH-014]', async () => {
  await office.connect(google);
  const { token } = await office.candidate();
  const startsAt = middayOf(await office.slots(token));
  await office.query(`update company_staffs set status = 'inactive' where id = $1`, [office.dana]);
  try {
    await syncAllLinks(office.desk);
    expect(await office.query('select id from calendar_links')).toEqual([]);
    await until('the consent to be given back', async () => (await google.grants())[0]?.is_revoked);
    expect((await office.interviews.book(token, startsAt)).status).toBe(409);
    expect(await google.written()).toEqual([]);
  } finally {
    await office.query(`update company_staffs set status = 'active' where id = $1`, [office.dana]);
  }
});

it('Interviews are written once, however long the provider takes to respond [SCH-014]', {
  timeout: 40_000,
}, async () => {
  await office.connect(google);
  const { token } = await office.candidate();
  const startsAt = middayOf(await office.slots(token));
  await google.mood({ answer: 'hang', on: 'api', times: 1 });
  expect((await office.interviews.book(token, startsAt)).status).toBe(200);
  await google.interview('the interview after the silence', startingAt(startsAt), 30_000);
  expect(await google.written()).toHaveLength(1);
});
