// Google and Microsoft calendars: connecting, respecting busy times, and keeping the link alive or reporting it broken.

import { signOut } from '@onward/contract/identity/identity';
import {
  beginCalendarLink,
  listCalendarLinks,
  removeCalendarLink,
  syncCalendarLink,
} from '@onward/contract/interviews/external-calendars';
import { getBookingDiagnosis } from '@onward/contract/interviews/meetings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CalendarOffice,
  hoursLater,
  INTERVIEWER,
  middayOf,
  startingAt,
} from '../../../../../../testing/people/calendar-office.ts';
import type { OutsideCalendar } from '../../../../../../testing/product/outside-calendar.ts';
import { until } from '../../../../../../testing/until.ts';
import { syncAllLinks } from './read-busy-times.ts';
import { withToken } from './refresh-tokens.ts';

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

describe('Connecting', () => {
  it('leads to the provider and back to the account page, and reads the calendar at once [SCH-014]', async () => {
    const end = await google.connect(office.manager);
    expect(end.hash).toBe('#/account/calendar?calendar=connected&provider=google');
    const link = await office.connect(microsoft);
    expect(link).toMatchObject({ provider: 'microsoft', account: microsoft.account, state: 'connected' });
    expect((await office.links()).map(({ provider }) => provider)).toEqual(['google', 'microsoft']);
    expect(await office.links(office.admin)).toEqual([]);
  });

  it('connects nothing when it is declined or covers too little [SCH-014]', async () => {
    expect((await google.connect(office.manager, 'cancel')).hash).toContain('calendar=declined');
    expect((await google.connect(office.manager, 'partial')).hash).toContain('calendar=incomplete');
    expect((await microsoft.connect(office.manager, 'partial')).hash).toContain('calendar=incomplete');
    expect(await office.links()).toEqual([]);
  });

  it('accepts the redirect back once, from the browser and the session that started it [SCH-014]', async () => {
    const end = async (back: URL, cookie: string) =>
      (await fetch(back, { redirect: 'manual', headers: { cookie } })).headers.get('location');
    const one = await google.visit(office.manager);
    expect(await end(one.back, '')).toContain('calendar=failed');
    expect(await end(one.back, 'onward_calendar_state=forged')).toContain('calendar=failed');
    expect(await end(one.back, one.cookie)).toContain('calendar=connected');
    expect(await end(one.back, one.cookie)).toContain('calendar=failed');
    const other = await office.stranger.signIn(INTERVIEWER);
    const late = await google.visit(other);
    await other.call(signOut);
    expect(await end(late.back, late.cookie)).toContain('calendar=failed');
  });

  it('exposes no token in responses or in plain text in the database [SCH-014, PLT-056]', async () => {
    await office.connect(google);
    const { text } = await office.manager.call(listCalendarLinks);
    expect(text).not.toMatch(/token|ya29|1\/\//);
    const [row] = await office.query('select * from calendar_links');
    expect(row.access_token.toString('latin1')).not.toContain('ya29');
    expect(row.refresh_token.toString('latin1')).not.toContain('1//');
  });

  it('logs no token when a provider fails [SCH-014, PLT-005]', async () => {
    const { id } = await office.connect(google);
    const [{ company_id }] = await office.query('select company_id from calendar_links');
    await google.mood({ answer: 500, on: 'api', times: 3 });
    let used = '';
    const error = await withToken(office.desk, { company_id, id }, (client, token) => {
      used = token;
      return client.readBlocks(token, { from: new Date(), to: new Date(Date.now() + 86_400_000) });
    }).catch((problem: Error) => problem);
    expect(used).toMatch(/^ya29\./);
    const said = `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    expect(said).toContain('Google answered 500 backendError.');
    expect(said).not.toContain(used);
  });

  it('is only for one’s own calendar: links of others are not found [SCH-014, PLT-016]', async () => {
    const { id } = await office.connect(google);
    for (const door of [removeCalendarLink, syncCalendarLink]) {
      expect(await office.admin.call(door, { params: { id } })).toMatchObject({
        status: 404,
        body: { error_code: 40001 },
      });
    }
    expect(await office.links()).toHaveLength(1);
    expect((await office.manager.call(beginCalendarLink, { body: { provider: 'yahoo' } })).status).toBe(422);
  });
});

describe.each(['google', 'microsoft'] as const)('Busy times of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);

  it('are removed from the offered times, and explained [SCH-007, SCH-014, AHD-006]', async () => {
    const link = await office.connect(calendar());
    const { token, stageId } = await office.candidate();
    const midday = middayOf(await office.slots(token));
    await calendar().addBusy(midday, 60);
    await calendar().addBusy(hoursLater(midday, 2), 60, { shows: 'free' });
    await office.sync(link);
    const left = await office.slots(token);
    expect(left).not.toContain(midday);
    expect(left).not.toContain(hoursLater(midday, 0.5));
    expect(left).toContain(hoursLater(midday, 1));
    expect(left).toContain(hoursLater(midday, 2));
    const { body } = await office.admin.call<{
      rules: { rule: string; removed: number; interviewers: { id: number }[] }[];
    }>(getBookingDiagnosis, { params: { id: stageId } });
    const rule = body.rules.find((one) => one.rule === 'busy');
    expect(rule?.removed).toBeGreaterThan(0);
    expect(rule?.interviewers.map(({ id }) => id)).toEqual([office.dana]);
  });

  it('are checked again when a time is booked [SCH-008, SCH-014]', async () => {
    await office.connect(calendar());
    const { token } = await office.candidate();
    const midday = middayOf(await office.slots(token));
    await calendar().addBusy(midday, 60);
    await office.query(`update calendar_links set checked_at = now() - interval '2 minutes'`);
    expect(await office.interviews.book(token, midday)).toMatchObject({ status: 409, body: { error_code: 20002 } });
    expect((await office.interviews.book(token, hoursLater(midday, 1))).status).toBe(200);
  });

  it('never keep an applicant waiting: the last known times decide, and nothing is lost [SCH-014]', {
    timeout: 40_000,
  }, async () => {
    await office.connect(calendar());
    const { token } = await office.candidate();
    const midday = middayOf(await office.slots(token));
    await office.query(`update calendar_links set checked_at = now() - interval '1 day', asked_at = now()`);
    await calendar().mood({ answer: 'hang', on: 'api', times: 20 });
    const begun = performance.now();
    expect((await office.interviews.booking(token)).booking.slots).toContain(midday);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await office.interviews.book(token, midday)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(4_000);
    await calendar().mood(null);
    await calendar().interview('the interview once the provider answers again', startingAt(midday), 30_000);
    expect(await calendar().written()).toHaveLength(1);
  });
});

it('All-day entries are handled in the calendar’s time zone [SCH-014]', async () => {
  const link = await office.connect(microsoft);
  const { token } = await office.candidate();
  const slots = await office.slots(token);
  const day = middayOf(slots, 2).slice(0, 10);
  await microsoft.addBusy(`${day}T00:00:00.000Z`, 24 * 60, { is_all_day: true });
  await office.sync(link);
  const inNewYork = (moment: string) => new Date(moment).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const left = await office.slots(token);
  expect(left.map(inNewYork)).not.toContain(day);
  expect(slots.filter((slot) => inNewYork(slot) !== day).every((slot) => left.includes(slot))).toBe(true);
});

describe.each(['google', 'microsoft'] as const)('The token of %s', (provider) => {
  const calendar = () => (provider === 'google' ? google : microsoft);
  const refreshes = async () => (await calendar().grants()).reduce((sum, grant) => sum + grant.refreshes, 0);

  it('is renewed once, however many requests need it at the same time [SCH-014]', async () => {
    const link = await office.connect(calendar());
    const [{ company_id }] = await office.query('select company_id from calendar_links');
    await office.query(`update calendar_links set expires_at = now() - interval '1 minute'`);
    await calendar().expireTokens();
    const ten = Array.from({ length: 10 }, () =>
      withToken(office.desk, { company_id, id: link.id }, async (_client, token) => token),
    );
    expect(new Set(await Promise.all(ten)).size).toBe(1);
    expect(await refreshes()).toBe(1);
    expect((await office.links())[0]?.state).toBe('connected');
  });

  it('that expired early is renewed once when it is refused [SCH-014]', async () => {
    const link = await office.connect(calendar());
    await calendar().expireTokens();
    await Promise.all([office.sync(link), office.sync(link), office.sync(link)]);
    expect(await refreshes()).toBe(1);
  });

  it('that is refused again and again breaks the link [SCH-014]', async () => {
    const link = await office.connect(calendar());
    await calendar().mood({ answer: 401, on: 'api', times: 10 });
    await office.sync(link);
    expect((await office.links())[0]).toMatchObject({ state: 'broken', broken_reason: 'refused' });
  });

  it('whose consent was revoked breaks the link; its owner is notified, and reconnecting fixes it [SCH-014]', async () => {
    const link = await office.connect(calendar());
    const { token } = await office.candidate();
    const midday = middayOf(await office.slots(token));
    await calendar().addBusy(midday);
    await office.sync(link);
    await calendar().revoke();
    await office.sync(link);
    await office.sync(link);
    expect((await office.links())[0]).toMatchObject({ state: 'broken', broken_reason: 'revoked' });
    expect(await office.slots(token)).not.toContain(midday);
    expect(await office.manager.call(syncCalendarLink, { params: { id: link.id } })).toMatchObject({
      status: 422,
      body: { error_code: 20003 },
    });
    const popUps = await office.query(
      `select words, link from pop_up_notifications where staff_id = $1 and kind = 'calendar'`,
      [office.dana],
    );
    expect(popUps.at(-1)).toMatchObject({
      link: '/account/calendar',
      words: 'calendar_broken',
    });
    await until('the bell', async () => {
      const rows = await office.query(`select id from notifications where staff_id = $1 and fact_key like $2`, [
        office.dana,
        `calendar_link:${link.id}:%`,
      ]);
      return rows.length === 1 || undefined;
    });
    await syncAllLinks(office.desk);

    const { startsAt } = await office.booked(3);
    const healed = await office.connect(calendar());
    expect(healed.id).toBe(link.id);
    await calendar().interview('what was missed meanwhile', startingAt(startsAt));
  });

  it('does not break the link while the provider is only unavailable [SCH-014]', async () => {
    const link = await office.connect(calendar());
    await office.query(`update calendar_links set expires_at = now() - interval '1 minute'`);
    await calendar().mood({ answer: 500, on: 'token', times: 3 });
    await office.sync(link);
    expect((await office.links())[0]?.state).toBe('connected');
    await calendar().mood(null);
    await office.sync(link);
    expect((await office.links())[0]?.state).toBe('connected');
  });
});
