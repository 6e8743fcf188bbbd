// Calendars of Google and Microsoft, connected, read and written through their protocols.
import { performApplicationAction } from '@onward/contract/application-actions';
import {
  beginCalendarLink,
  type CalendarLink,
  listCalendarLinks,
  removeCalendarLink,
  syncCalendarLink,
} from '@onward/contract/external-calendars';
import { signOut } from '@onward/contract/identity';
import { getBookingDiagnosis, updateMeeting } from '@onward/contract/meetings';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';
import { InterviewOffice } from '../../../../../testing/interview-office.ts';
import { OutsideCalendar } from '../../../../../testing/outside-calendar.ts';
import { until } from '../../../../../testing/until.ts';
import { createCalendarClients } from '../../providers/calendars/calendar-clients.ts';
import { syncAllLinks, syncLink } from './busy-times.ts';
import { withToken } from './calendar-links.tokens.ts';

const EMAIL = 'general.manager@larkfield.test';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let office: InterviewOffice;
let dana: number;
let google: OutsideCalendar;
let microsoft: OutsideCalendar;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn(EMAIL);
  office = new InterviewOffice(stranger, admin);
  dana = (
    await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [EMAIL])
  )[0].id;
});
afterAll(() => product.stop());

let turn = 0;
beforeEach(async () => {
  turn += 1;
  google = new OutsideCalendar(product.outside.url, 'google', `dana${turn}@gmail.test`);
  microsoft = new OutsideCalendar(product.outside.url, 'microsoft', `dana${turn}@outlook.test`);
  await query('delete from calendar_links');
  await query('delete from booked_slot_staff');
  await query('delete from meeting_interviewers');
  await office.open(dana);
});

const query = async (text: string, values: unknown[] = []) => (await product.house.ownerPool.query(text, values)).rows;
const desk = () => ({ house: product.house, clients: createCalendarClients(product.house.config) });

async function links(caller = manager): Promise<CalendarLink[]> {
  return (await caller.call<{ calendar_links: CalendarLink[] }>(listCalendarLinks)).body.calendar_links;
}

/** Connected, and read for the first time. */
async function connected(calendar: OutsideCalendar): Promise<CalendarLink> {
  await calendar.connect(manager);
  return until('the first look', async () => {
    const link = (await links()).find(({ provider }) => provider === calendar.provider);
    return link?.checked_at && link.state === 'connected' ? link : undefined;
  });
}

async function sync(link: CalendarLink): Promise<void> {
  const [row] = await query('select company_id from calendar_links where id = $1', [link.id]);
  await syncLink(desk(), { company_id: row.company_id, id: link.id, attempt: 0, is_awaited: false });
}

async function candidate(config: Record<string, unknown> = {}) {
  const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true, ...config });
  const { token, digestKey } = await office.apply(position);
  const [{ id }] = await query('select id from applications where digest_key = $1', [digestKey]);
  return { token, id: Number(id), stageId: position.stageId };
}

const slotsOf = async (token: string): Promise<string[]> => (await office.booking(token)).booking.slots;
/** Far enough from the edges of the day that an hour around it is open too. */
const middayOf = (slots: string[], day = 1): string => {
  const noons = slots.filter((slot) => new Date(slot).toISOString().slice(11, 16) === '17:00');
  return noons[day] ?? '';
};

async function booked(day = 1) {
  const one = await candidate();
  const startsAt = middayOf(await slotsOf(one.token), day);
  expect((await office.book(one.token, startsAt)).status).toBe(200);
  const [meeting] = await query('select id from meetings where application_id = $1', [one.id]);
  return { ...one, startsAt, meetingId: Number(meeting.id) };
}

const act = (action: keyof typeof ACTION_CODES, id: number) =>
  admin.call(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids: [id], params: {}, screen: 'applicant_profile' },
  });

const at = (startsAt: string) => (event: { starts_at: string }) => event.starts_at === startsAt;
const hoursLater = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();

describe('Connecting', () => {
  it('leads to the provider and back to the account page, and reads the calendar at once [SCH-014]', async () => {
    const end = await google.connect(manager);
    expect(end.hash).toBe('#/account/calendar?calendar=connected&provider=google');
    const link = await connected(microsoft);
    expect(link).toMatchObject({ provider: 'microsoft', account: microsoft.account, state: 'connected' });
    expect((await links()).map(({ provider }) => provider)).toEqual(['google', 'microsoft']);
    expect(await links(admin)).toEqual([]);
  });

  it('connects nothing when it is declined or covers too little [SCH-014]', async () => {
    expect((await google.connect(manager, 'cancel')).hash).toContain('calendar=declined');
    expect((await google.connect(manager, 'partial')).hash).toContain('calendar=incomplete');
    expect((await microsoft.connect(manager, 'partial')).hash).toContain('calendar=incomplete');
    expect(await links()).toEqual([]);
  });

  it('takes the way back once, from the browser and the session that began it [SCH-014]', async () => {
    const end = async (back: URL, cookie: string) =>
      (await fetch(back, { redirect: 'manual', headers: { cookie } })).headers.get('location');
    const one = await google.visit(manager);
    expect(await end(one.back, '')).toContain('calendar=failed');
    expect(await end(one.back, 'onward_calendar_state=forged')).toContain('calendar=failed');
    expect(await end(one.back, one.cookie)).toContain('calendar=connected');
    expect(await end(one.back, one.cookie)).toContain('calendar=failed');
    const other = await stranger.signIn(EMAIL);
    const late = await google.visit(other);
    await other.call(signOut);
    expect(await end(late.back, late.cookie)).toContain('calendar=failed');
  });

  it('shows no token to anybody: not in answers, not in the database as it lies [SCH-014, PLT-056]', async () => {
    await connected(google);
    const { text } = await manager.call(listCalendarLinks);
    expect(text).not.toMatch(/token|ya29|1\/\//);
    const [row] = await query('select * from calendar_links');
    expect(row.access_token.toString('latin1')).not.toContain('ya29');
    expect(row.refresh_token.toString('latin1')).not.toContain('1//');
  });

  it('says nothing of a token when a provider fails [SCH-014, PLT-005]', async () => {
    const { id } = await connected(google);
    const [{ company_id }] = await query('select company_id from calendar_links');
    await google.mood({ answer: 500, on: 'api', times: 3 });
    let used = '';
    const error = await withToken(desk(), { company_id, id }, (client, token) => {
      used = token;
      return client.readBlocks(token, { from: new Date(), to: new Date(Date.now() + 86_400_000) });
    }).catch((problem: Error) => problem);
    expect(used).toMatch(/^ya29\./);
    const said = `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    expect(said).toContain('Google answered 500 backendError.');
    expect(said).not.toContain(used);
  });

  it('is for one’s own calendar: links of others are not there [SCH-014, PLT-016]', async () => {
    const { id } = await connected(google);
    for (const door of [removeCalendarLink, syncCalendarLink]) {
      expect(await admin.call(door, { params: { id } })).toMatchObject({ status: 404, body: { error_code: 40001 } });
    }
    expect(await links()).toHaveLength(1);
    expect((await manager.call(beginCalendarLink, { body: { provider: 'yahoo' } })).status).toBe(422);
  });
});

describe.each(['google', 'microsoft'] as const)('Busy times of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);

  it('are taken away from the times offered, and explained [SCH-007, SCH-014, AHD-006]', async () => {
    const link = await connected(calendar());
    const { token, stageId } = await candidate();
    const midday = middayOf(await slotsOf(token));
    await calendar().addBusy(midday, 60);
    await calendar().addBusy(hoursLater(midday, 2), 60, { shows: 'free' });
    await sync(link);
    const left = await slotsOf(token);
    expect(left).not.toContain(midday);
    expect(left).not.toContain(hoursLater(midday, 0.5));
    expect(left).toContain(hoursLater(midday, 1));
    expect(left).toContain(hoursLater(midday, 2));
    const { body } = await admin.call<{ rules: { rule: string; removed: number; interviewers: { id: number }[] }[] }>(
      getBookingDiagnosis,
      { params: { id: stageId } },
    );
    const rule = body.rules.find((one) => one.rule === 'busy');
    expect(rule?.removed).toBeGreaterThan(0);
    expect(rule?.interviewers.map(({ id }) => id)).toEqual([dana]);
  });

  it('are looked at once more when a time is booked [SCH-008, SCH-014]', async () => {
    await connected(calendar());
    const { token } = await candidate();
    const midday = middayOf(await slotsOf(token));
    await calendar().addBusy(midday, 60);
    await query(`update calendar_links set checked_at = now() - interval '2 minutes'`);
    expect(await office.book(token, midday)).toMatchObject({ status: 409, body: { error_code: 20002 } });
    expect((await office.book(token, hoursLater(midday, 1))).status).toBe(200);
  });

  it('never keep an applicant waiting: what is known decides, and nothing is lost [SCH-014]', {
    timeout: 40_000,
  }, async () => {
    await connected(calendar());
    const { token } = await candidate();
    const midday = middayOf(await slotsOf(token));
    await query(`update calendar_links set checked_at = now() - interval '1 day', asked_at = now()`);
    await calendar().mood({ answer: 'hang', on: 'api', times: 20 });
    const begun = performance.now();
    expect((await office.booking(token)).booking.slots).toContain(midday);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await office.book(token, midday)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(4_000);
    await calendar().mood(null);
    await calendar().interview('the interview once the provider answers again', at(midday), 30_000);
    expect(await calendar().written()).toHaveLength(1);
  });
});

it('reads whole days of Microsoft in the zone of the calendar [SCH-014]', async () => {
  const link = await connected(microsoft);
  const { token } = await candidate();
  const slots = await slotsOf(token);
  const day = middayOf(slots, 2).slice(0, 10);
  await microsoft.addBusy(`${day}T00:00:00.000Z`, 24 * 60, { is_all_day: true });
  await sync(link);
  const inNewYork = (moment: string) => new Date(moment).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const left = await slotsOf(token);
  expect(left.map(inNewYork)).not.toContain(day);
  expect(slots.filter((slot) => inNewYork(slot) !== day).every((slot) => left.includes(slot))).toBe(true);
});

describe.each(['google', 'microsoft'] as const)('Interviews in a calendar of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);

  it('appear, move and go as the interview does, and never take their own time away [SCH-014]', async () => {
    const link = await connected(calendar());
    const { id, token, startsAt, meetingId } = await booked();
    const copy = await calendar().interview('the interview over there', at(startsAt));
    expect(copy.title).toContain('Amara Okafor');
    expect(copy.shows).toBe('busy');
    await sync(link);
    expect(await slotsOf(token)).toContain(startsAt);

    const later = hoursLater(startsAt, 3);
    expect(
      (await admin.call(updateMeeting, { params: { id: meetingId }, body: { meeting: { starts_at: later } } })).status,
    ).toBe(200);
    await calendar().interview('the interview at its new time', at(later));
    expect(await calendar().interviews()).toHaveLength(1);

    await act('cancel_meeting', id);
    await until('the interview to be gone', async () => (await calendar().interviews()).length === 0 || undefined);
    await sync(link);
    const [{ count }] = await query('select count(*)::int as count from busy_times where link_id = $1', [link.id]);
    expect(count).toBe(0);

    await act('request_reschedule', id);
    expect((await office.book(token, startsAt)).status).toBe(200);
    await calendar().interview('the interview that was taken up again', at(startsAt));
    expect(await calendar().interviews()).toHaveLength(1);
  });

  it('that were there before it was connected are written then, and stay after [SCH-014]', async () => {
    const { startsAt } = await booked(2);
    const link = await connected(calendar());
    await calendar().interview('the earlier interview', at(startsAt));
    expect((await manager.call(removeCalendarLink, { params: { id: link.id } })).status).toBe(204);
    expect(await links()).toEqual([]);
    expect(await calendar().interviews()).toHaveLength(1);
    if (provider === 'google') {
      await until(
        'the consent to be given back',
        async () => (await calendar().grants()).every((one) => one.is_revoked) || undefined,
      );
    }
    await sync(await connected(calendar()));
    expect(await calendar().written()).toHaveLength(1);
  });

  it.each([
    ['429', { answer: 429, on: 'api', times: 1, retry_after: 1 }],
    ['500', { answer: 500, on: 'api', times: 4 }],
    ['a lost answer', { answer: 'lost', on: 'api', times: 1 }],
  ] as const)('come through %s once [SCH-014]', async (_case, mood) => {
    await connected(calendar());
    const { token } = await candidate();
    const startsAt = middayOf(await slotsOf(token));
    await calendar().mood({ ...mood });
    expect((await office.book(token, startsAt)).status).toBe(200);
    await calendar().interview('the interview after all', at(startsAt));
    expect(await calendar().written()).toHaveLength(1);
  });

  it('go from the calendar of who is taken off the interview [SCH-014]', async () => {
    await connected(calendar());
    const { startsAt, meetingId } = await booked();
    await calendar().interview('the interview', at(startsAt));
    const [{ id: adminId }] = await query(
      `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'super.admin@larkfield.test'`,
    );
    const meeting = { interviewer_ids: [Number(adminId)] };
    await admin.call(updateMeeting, { params: { id: meetingId }, body: { meeting } });
    await until('the copy to be gone', async () => (await calendar().interviews()).length === 0 || undefined);
  });
});

it('ends with the work of its owner, who learns nothing more of applicants [SCH-014]', async () => {
  await connected(google);
  const { token } = await candidate();
  const startsAt = middayOf(await slotsOf(token));
  await query(`update company_staffs set status = 'inactive' where id = $1`, [dana]);
  try {
    await syncAllLinks(desk());
    expect(await query('select id from calendar_links')).toEqual([]);
    await until('the consent to be given back', async () => (await google.grants())[0]?.is_revoked);
    expect((await office.book(token, startsAt)).status).toBe(409);
    expect(await google.written()).toEqual([]);
  } finally {
    await query(`update company_staffs set status = 'active' where id = $1`, [dana]);
  }
});

it('writes an interview once, however long a provider is silent about it [SCH-014]', { timeout: 40_000 }, async () => {
  await connected(google);
  const { token } = await candidate();
  const startsAt = middayOf(await slotsOf(token));
  await google.mood({ answer: 'hang', on: 'api', times: 1 });
  expect((await office.book(token, startsAt)).status).toBe(200);
  await google.interview('the interview after the silence', at(startsAt), 30_000);
  expect(await google.written()).toHaveLength(1);
});

describe.each(['google', 'microsoft'] as const)('The token of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);
  const refreshes = async () => (await calendar().grants()).reduce((sum, grant) => sum + grant.refreshes, 0);

  it('is renewed once, however many need it at the same moment [SCH-014]', async () => {
    const link = await connected(calendar());
    const [{ company_id }] = await query('select company_id from calendar_links');
    await query(`update calendar_links set expires_at = now() - interval '1 minute'`);
    await calendar().expireTokens();
    const ten = Array.from({ length: 10 }, () =>
      withToken(desk(), { company_id, id: link.id }, async (_client, token) => token),
    );
    expect(new Set(await Promise.all(ten)).size).toBe(1);
    expect(await refreshes()).toBe(1);
    expect((await links())[0]?.state).toBe('connected');
  });

  it('that ended early is renewed when it is refused, once [SCH-014]', async () => {
    const link = await connected(calendar());
    await calendar().expireTokens();
    await Promise.all([sync(link), sync(link), sync(link)]);
    expect(await refreshes()).toBe(1);
  });

  it('that is refused again and again breaks the link [SCH-014]', async () => {
    const link = await connected(calendar());
    await calendar().mood({ answer: 401, on: 'api', times: 10 });
    await sync(link);
    expect((await links())[0]).toMatchObject({ state: 'broken', broken_reason: 'refused' });
  });

  it('whose consent was taken back breaks the link; its owner is told, and connecting again heals it [SCH-014]', async () => {
    const link = await connected(calendar());
    const { token } = await candidate();
    const midday = middayOf(await slotsOf(token));
    await calendar().addBusy(midday);
    await sync(link);
    await calendar().revoke();
    await sync(link);
    await sync(link);
    expect((await links())[0]).toMatchObject({ state: 'broken', broken_reason: 'revoked' });
    expect(await slotsOf(token)).not.toContain(midday);
    expect(await manager.call(syncCalendarLink, { params: { id: link.id } })).toMatchObject({
      ...{ status: 422, body: { error_code: 20003 } },
    });
    const popUps = await query(
      `select title, link from pop_up_notifications where staff_id = $1 and kind = 'calendar'`,
      [dana],
    );
    expect(popUps.at(-1)).toMatchObject({
      link: '/account/calendar',
      title: expect.stringContaining('no longer connected'),
    });
    await until('the bell', async () => {
      const rows = await query(`select id from notifications where staff_id = $1 and fact_key like $2`, [
        dana,
        `calendar_link:${link.id}:%`,
      ]);
      return rows.length === 1 || undefined;
    });
    await syncAllLinks(desk());

    const { startsAt } = await booked(3);
    const healed = await connected(calendar());
    expect(healed.id).toBe(link.id);
    await calendar().interview('what was missed meanwhile', at(startsAt));
  });

  it('is not a reason to break while the provider is only away [SCH-014]', async () => {
    const link = await connected(calendar());
    await query(`update calendar_links set expires_at = now() - interval '1 minute'`);
    await calendar().mood({ answer: 500, on: 'token', times: 3 });
    await sync(link);
    expect((await links())[0]?.state).toBe('connected');
    await calendar().mood(null);
    await sync(link);
    expect((await links())[0]?.state).toBe('connected');
  });
});
