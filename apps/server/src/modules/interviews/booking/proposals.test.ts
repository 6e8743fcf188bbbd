// Applicants propose times: a booked time stays until staff accept one, and nothing calls a proposal an interview.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { getApplication, listApplications } from '@onward/contract/applicants/applications';
import { cancelBooking, proposeTimes } from '@onward/contract/interviews/bookings';
import { getMeeting, updateMeeting } from '@onward/contract/interviews/meetings';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { freshPhone } from '../../../../../../testing/people/employer.ts';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { releaseMeetings } from '../meetings/release-meetings.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: InterviewOffice;
let now: Date;
let dana: number;
let people = 0;

beforeAll(async () => {
  now = daytime();
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  [{ id: dana }] = (await query(
    `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
  )) as [{ id: number }];
});
afterAll(() => product.stop());
beforeEach(async () => {
  now = daytime();
  await query('delete from booked_slot_staff');
  await query('delete from meeting_interviewers');
  await office.open(dana);
});

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const meetingOf = async (digestKey: string) =>
  (
    await query(
      `select m.*, a.stage_status, a.position_id from meetings m join applications a on a.id = m.application_id
       where a.digest_key = $1`,
      [digestKey],
    )
  )[0];
const historyOf = async (digestKey: string) =>
  (
    await query(
      `select h.action from application_histories h join applications a on a.id = h.application_id
       where a.digest_key = $1 order by h.id`,
      [digestKey],
    )
  ).map(({ action }) => action);
const inHours = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

interface Answer {
  booking: {
    state: string;
    is_proposed: boolean;
    meeting: { starts_at: string; proposals: string[] } | null;
  };
}
const propose = (token: string, times: string[]) =>
  stranger.call<Answer>(proposeTimes, { params: { token }, body: { times } });

async function applied(config: Record<string, unknown> = {}, values: Record<string, unknown> = {}) {
  people += 1;
  const email = `proposes.${people}@mail.test`;
  const position = await office.posting({ interviewer_ids: [dana], ...config });
  return { ...(await office.apply(position, { email, ...values })), email, position };
}

async function booked(config: Record<string, unknown> = {}, values: Record<string, unknown> = {}) {
  const candidate = await applied(config, values);
  const { slots } = (await office.booking(candidate.token)).booking;
  await office.book(candidate.token, slots[0] ?? '');
  return { ...candidate, start: slots[0] ?? '' };
}

const act = (action: keyof typeof ACTION_CODES, id: number) =>
  admin.call(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids: [id], params: {}, screen: 'applicant_profile' },
  });

/** The subjects of what an applicant got, once everything queued so far was sent. */
async function subjectsTo(email: string): Promise<string[]> {
  await until('everything to be sent', async () => {
    const [jobs] = await query('select count(*)::int from graphile_worker.jobs where run_at <= now()');
    const [mails] = await query(`select count(*)::int from outbox_messages where state in ('pending', 'handing_over')`);
    return jobs.count === 0 && mails.count === 0;
  });
  return (await product.outside.emails(email)).map(({ subject }) => subject);
}

/** Somebody who agreed to texts, with a confirmed number. */
async function withTexts<Someone extends { email: string }>(
  apply: (values: Record<string, unknown>) => Promise<Someone>,
) {
  const phone = freshPhone();
  const someone = await apply({ phone, sms_consent: true });
  await query('update persons set phone_verified_at = now() where phone = $1', [phone]);
  const texts = async (): Promise<string[]> => {
    await subjectsTo(someone.email);
    return (await product.outside.texts(`+1${phone}`)).map(({ body }) => body);
  };
  return { ...someone, texts };
}

const toldDana = async (digestKey: string): Promise<string[]> =>
  (
    await query(
      `select n.notification_type, n.details ->> 'what_text' as what from notifications n
       join meetings m on n.link = '/schedule?meeting=' || m.id join applications a on a.id = m.application_id
       where a.digest_key = $1 and n.staff_id = $2 order by n.id`,
      [digestKey, dana],
    )
  ).map(({ notification_type, what }) => `${notification_type} ${translator('en')(what)}`);

describe('Proposing other times for a booked interview', () => {
  it.each([
    ['confirmed', { auto_confirm: true }],
    ['pending', {}],
  ])('keeps the booked time while it is %s [SCH-007, CAR-017]', async (state, config) => {
    const { token, digestKey, start, email } = await booked(config);
    const wished = inHours(60);
    const answer = await propose(token, [wished]);
    expect(answer.body.booking).toMatchObject({
      state,
      is_proposed: false,
      meeting: { starts_at: start, proposals: [wished] },
    });
    const meeting = await meetingOf(digestKey);
    expect(meeting).toMatchObject({ status: state, stage_status: state, is_proposed: false });
    expect(meeting.starts_at.toISOString()).toBe(start);
    expect(meeting.slot_id).not.toBeNull();
    expect(await historyOf(digestKey)).toContain('times_proposed');
    const subjects = await subjectsTo(email);
    expect(subjects[0]).toContain('the times you proposed');
    const [mail] = await product.outside.emails(email);
    expect(mail?.text).toContain('Until then, your interview stays on');
    expect((await toldDana(digestKey)).at(-1)).toBe('meeting_changed Times proposed');
  });

  it('leads the applicant who canceled it to a new time, by email and by text [CAR-017, SCH-011]', async () => {
    const { token, email, texts } = await withTexts((values) => booked({ auto_confirm: true }, values));
    await stranger.call(cancelBooking, { params: { token }, body: {} });
    expect((await texts())[0]).toMatch(/is canceled\. Changed your mind\? Pick a new time: http\S+\/booking\//);
    const [mail] = await product.outside.emails(email);
    expect(mail?.text).toMatch(/Pick a new time: http\S+\/booking\//);
  });

  it('moves it when staff accept a proposal, and only then [SCH-007, SCH-013]', async () => {
    const { token, digestKey, email } = await booked();
    const wished = inHours(60);
    await propose(token, [inHours(50), wished]);
    const { id } = await meetingOf(digestKey);
    const accepted = await admin.call(updateMeeting, { params: { id }, body: { meeting: { starts_at: wished } } });
    expect(accepted.body).toMatchObject({
      meeting: { status: 'confirmed', starts_at: wished, proposals: [], is_proposed: false, stage_status: 'confirmed' },
    });
    expect((await subjectsTo(email))[0]).toMatch(/^Your interview on \w{3}, \w{3} \d+ at /);
  });

  it('keeps it for good when staff keep the booked time, and the applicant learns of it [SCH-007]', async () => {
    const { token, digestKey, start, email } = await booked({ auto_confirm: true });
    await propose(token, [inHours(60)]);
    const { id } = await meetingOf(digestKey);
    const kept = await admin.call(updateMeeting, { params: { id }, body: { meeting: { proposals: [] } } });
    expect(kept.body).toMatchObject({ meeting: { status: 'confirmed', starts_at: start, proposals: [] } });
    expect((await subjectsTo(email))[0]).toContain('stays as booked');
    expect(await historyOf(digestKey)).toContain('proposal_declined');
  });
});

describe('A mere proposal', () => {
  it('is shown as proposed everywhere, and staff learn of a proposal [SCH-007, APP-001]', async () => {
    const { token, digestKey } = await applied();
    const wished = inHours(60);
    expect((await propose(token, [wished])).body.booking).toMatchObject({ state: 'pending', is_proposed: true });
    const { id, application_id } = await meetingOf(digestKey);
    const shown = { id, status: 'pending', is_proposed: true, starts_at: wished, interviewer_ids: [dana] };
    expect((await admin.call(getMeeting, { params: { id } })).body).toMatchObject({ meeting: shown });
    const profile = await admin.call(getApplication, { params: { id: application_id } });
    expect(profile.body).toMatchObject({ application: { stage_status: 'pending', meeting: shown } });
    // By the clock of this test, applicants of the demo may have applied later.
    const list = await admin.call<{ applications: { id: number; meeting: unknown }[] }>(listApplications, {
      query: { per_page: 1000 },
    });
    expect(list.body.applications.find((row) => row.id === application_id)?.meeting).toMatchObject(shown);
    await until('the interviewer to be notified', async () => (await toldDana(digestKey)).length > 0);
    expect(await toldDana(digestKey)).toEqual(['meeting_changed Times proposed']);
  });

  it('is confirmed by accepting any of its times [SCH-002, SCH-007]', async () => {
    const { token, digestKey } = await applied();
    const times = [inHours(50), inHours(60)];
    await propose(token, times);
    const { id } = await meetingOf(digestKey);
    await admin.call(updateMeeting, { params: { id }, body: { meeting: { starts_at: times[1] } } });
    expect(await meetingOf(digestKey)).toMatchObject({
      status: 'confirmed',
      stage_status: 'confirmed',
      is_proposed: false,
      proposals: [],
    });
  });

  it('sends nothing about an interview when staff decline it [SCH-011]', async () => {
    const { token, digestKey, email } = await applied();
    await propose(token, [inHours(60)]);
    const { application_id } = await meetingOf(digestKey);
    await act('cancel_meeting', application_id);
    const subjects = await subjectsTo(email);
    expect(subjects[0]).toContain('About the times you proposed');
    expect(subjects.filter((subject) => /canceled|Your interview/.test(subject))).toEqual([]);
    expect(await historyOf(digestKey)).not.toContain('meeting_cancelled');
    expect((await office.booking<Answer>(token)).booking).toMatchObject({ state: 'cancelled', is_proposed: true });
  });

  it('is called proposed in every text, too [SCH-007, SCH-011]', async () => {
    const { token, digestKey, texts } = await withTexts((values) => applied({}, values));
    await propose(token, [inHours(60)]);
    expect((await texts())[0]).toContain('We got the times you proposed');
    await act('cancel_meeting', (await meetingOf(digestKey)).application_id);
    expect((await texts())[0]).toContain("can't offer any of the times you proposed");
    expect((await texts()).filter((text) => /Your interview|canceled|You picked/.test(text))).toEqual([]);
    const beside = await withTexts((values) => booked({}, values));
    await propose(beside.token, [inHours(60)]);
    expect((await beside.texts())[0]).toMatch(/the times you proposed.*your interview stays on/);
  });

  it('sends nothing to the applicant who withdraws it, or who leaves the stage [SCH-011, APP-026]', async () => {
    const { token, digestKey, email } = await applied();
    await propose(token, [inHours(60)]);
    // Two jobs at once could tell staff in either order.
    await until('staff to be told of the times', async () => (await toldDana(digestKey)).length > 0);
    await stranger.call(cancelBooking, { params: { token }, body: {} });
    const other = await applied();
    await propose(other.token, [inHours(61)]);
    const { application_id, company_id } = await meetingOf(other.digestKey);
    await query(`update applications set status = 'rejected' where id = $1`, [application_id]);
    await releaseMeetings(product.app, { company_id, subject_id: application_id });
    for (const one of [email, other.email]) {
      expect((await subjectsTo(one)).filter((subject) => /canceled|interview at/i.test(subject))).toEqual([]);
    }
    expect(await historyOf(digestKey)).toContain('proposal_withdrawn');
    expect((await toldDana(digestKey)).at(-1)).toBe('meeting_changed Proposed times withdrawn');
  });

  it.each(['2026-12-01', '2026-12-01T', 'tomorrow'])(
    'without an hour (%s) is an error naming the field [SCH-007]',
    async (time) => {
      const { token } = await applied();
      const answer = await stranger.call(proposeTimes, { params: { token }, body: { times: [inHours(50), time] } });
      expect(answer).toMatchObject({ status: 422, body: { error_code: 20001 } });
      expect(Object.keys(answer.body.errors ?? {}).join()).toContain('times');
    },
  );
});
