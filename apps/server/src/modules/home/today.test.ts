// A manager's day: pending meetings and messages, and numbers within their scope.
import { getDashboard, getToday, type TodayTask } from '@onward/contract/home/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewOffice } from '../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

interface Today {
  counts: Record<string, number> & { oldest_reply_at: string | null };
  tasks: TodayTask[];
  whose: string;
  queues: { mine: number; all: number };
  meetings: { application_id: number; status: string }[];
  time_zone: string;
  positions: { id: number; new_count: number; stages: unknown[] }[];
  applicants: { by_day: number[]; previous: number };
}

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let office: InterviewOffice;
let dana: number;

beforeAll(async () => {
  product = await startInProcess();
  const stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  const [staff] = await query(
    `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
  );
  dana = staff.id;
  await query(`update meetings set status = 'cancelled'`);
  await query(`update conversations set archived_at = now()`);
  await office.open(dana);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const today = async (caller: ApiCaller, search = {}) =>
  (await caller.call<Today>(getToday, { query: { whose: 'all', ...search } })).body;

async function booked() {
  const position = await office.posting({ interviewer_ids: [dana] });
  const { token, digestKey } = await office.apply(position);
  const { slots } = (await office.booking(token)).booking;
  await office.book(token, slots[0] ?? '');
  const [application] = await query('select id from applications where digest_key = $1', [digestKey]);
  return { position, id: Number(application.id) };
}

describe('Today’s queue', () => {
  it('contains a booking until it is confirmed, and asks for its outcome when it is over [AHD-015, SCH-017]', async () => {
    const { id } = await booked();
    const waiting = await today(admin);
    expect(waiting.counts).toMatchObject({ to_confirm: 1, outcomes_needed: 0 });
    expect(waiting.tasks).toEqual([
      expect.objectContaining({ kind: 'confirm_meeting', application_id: id, name: 'Amara Okafor', is_overdue: false }),
    ]);
    await query(`update meetings set status = 'confirmed' where application_id = $1`, [id]);
    await query(`update applications set stage_status = 'confirmed' where id = $1`, [id]);
    expect((await today(admin)).tasks).toEqual([]);
    await query(
      `update meetings set starts_at = now() - interval '4 days', ends_at = now() - interval '3 days' where application_id = $1`,
      [id],
    );
    const [{ starts_at }] = await query('select starts_at from meetings where application_id = $1', [id]);
    expect((await today(admin)).tasks).toEqual([
      expect.objectContaining({
        kind: 'outcome_needed',
        application_id: id,
        at: starts_at.toISOString(),
        is_overdue: true,
      }),
    ]);
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('contains times an applicant proposes, booked or not, until staff answer [AHD-015, SCH-007]', async () => {
    const { id } = await booked();
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await query(`update meetings set proposals = $2 where application_id = $1`, [id, JSON.stringify([later])]);
    for (const status of ['pending', 'confirmed']) {
      await query(`update meetings set status = $2 where application_id = $1`, [id, status]);
      const { counts, tasks } = await today(admin);
      expect(counts).toMatchObject({ to_confirm: 0, reschedule_requests: 1, waiting: 1 });
      expect(tasks).toEqual([expect.objectContaining({ kind: 'reschedule_request', application_id: id })]);
    }
    await query(`update meetings set proposals = '[]' where application_id = $1`, [id]);
    expect((await today(admin)).tasks).toEqual([]);
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('follows the user’s time zone, or the company’s if none is sent [AHD-015, PLT-004]', async () => {
    const { id } = await booked();
    const dayOf = async (headers: Record<string, string>) => {
      const { body } = await admin.call<Today>(getToday, { headers });
      // Meetings of other tests may be on that day in a far zone.
      return [body.time_zone, body.meetings.map(({ application_id }) => application_id).filter((one) => one === id)];
    };
    // Half past midnight in Tokyo is the evening before in New York in every season.
    const [{ tokyo }] = await query(
      `select date_trunc('day', now() at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo' + interval '30 minutes' as tokyo`,
    );
    await query(`update meetings set starts_at = $2, ends_at = $3 where application_id = $1`, [
      id,
      tokyo,
      new Date(tokyo.getTime() + 30 * 60_000),
    ]);
    expect(await dayOf({ timezonename: 'Asia/Tokyo' })).toEqual(['Asia/Tokyo', [id]]);
    const farZone = { timezonename: 'Pacific/Kiritimati' };
    const [{ same }] = await query(
      `select (now() at time zone 'Pacific/Kiritimati')::date = ($1::timestamptz at time zone 'Pacific/Kiritimati')::date as same`,
      [tokyo],
    );
    expect(await dayOf(farZone)).toEqual(['Pacific/Kiritimati', same ? [id] : []]);
    expect((await dayOf({}))[0]).toBe('America/New_York');
    expect((await dayOf({ timezonename: 'Middle/Earth' }))[0]).toBe('America/New_York');
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('contains a message until someone replies, oldest first [AHD-015]', async () => {
    const { id } = await booked();
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
    await query(
      `with thread as (insert into conversations (company_id, person_id, application_id, position_id, last_direction, last_channel)
         select company_id, person_id, id, position_id, 'inbound', 'sms' from applications where id = $1
         on conflict (company_id, person_id) do update set last_direction = 'inbound', archived_at = null
         returning company_id, id, application_id),
       message as (insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
         select company_id, id, application_id, 'sms', 'inbound', 'Is the evening shift open?', 'received' from thread
         returning id, conversation_id)
       select 1`,
      [id],
    );
    await query(
      `update conversations c set last_message_id = m.id from messages m where m.conversation_id = c.id and c.application_id = $1`,
      [id],
    );
    const { counts, tasks } = await today(admin);
    expect(counts.needs_reply).toBe(1);
    expect(tasks).toEqual([
      expect.objectContaining({ kind: 'answer_message', application_id: id, excerpt: 'Is the evening shift open?' }),
    ]);
  });

  it('hides no kind behind more urgent ones, and counts those beyond the list too [AHD-015, PLT-017]', async () => {
    const { id } = await booked();
    const { length: others } = await query(
      `update applications set unread_form_at = now() - interval '9 days' where id in (
         select id from applications where company_id = 1 and status = 'in_progress' and id <> $1 limit 120)
       returning id`,
      [id],
    );
    expect(others).toBeGreaterThan(100);
    const { counts, tasks } = await today(admin);
    const of = (kind: string) => tasks.filter((task) => task.kind === kind);
    expect(counts).toMatchObject({ to_confirm: 1, forms_to_read: others });
    expect(counts.waiting).toBe(1 + others + (counts.needs_reply ?? 0));
    expect(of('confirm_meeting')).toEqual([expect.objectContaining({ application_id: id })]);
    expect(of('read_form')).toHaveLength(100);
    await query('update applications set unread_form_at = null');
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('starts with the interviews, threads, and jobs of the user, and offers the rest with its count [AHD-015]', async () => {
    const { id, position } = await booked();
    const generalManager = await new ApiCaller(product.url).signIn('general.manager@larkfield.test');
    const defaultOf = async (caller: ApiCaller) => (await caller.call<Today>(getToday)).body;
    const listed = ({ tasks }: Today) => tasks.some(({ application_id: of }) => of === id);
    const interviewer = await defaultOf(generalManager);
    expect([interviewer.whose, listed(interviewer)]).toEqual(['mine', true]);
    const others = await today(admin, { whose: 'mine' });
    expect([listed(others), listed(await today(admin))]).toEqual([false, true]);
    expect(others.queues.all).toBeGreaterThan(others.queues.mine);
    await query(
      `insert into position_managers (company_id, position_id, staff_id)
       select p.company_id, p.id, s.id from positions p
       join company_staffs s on s.company_id = p.company_id join users u on u.id = s.user_id
       where p.id = $1 and u.email = 'super.admin@larkfield.test'`,
      [position.id],
    );
    expect(listed(await today(admin, { whose: 'mine' }))).toBe(true);
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('includes background checks to decide for those who may [AHD-015, CHK-006]', async () => {
    const { counts, tasks } = await today(admin);
    expect(counts.checks_to_decide).toBe(tasks.filter(({ kind }) => kind === 'decide_check').length);
    const { id } = await booked();
    await query(
      `insert into application_background_checks
         (company_id, application_id, stage_entry, package, location_id, status, result, completed_at)
       select a.company_id, a.id, a.stage_entry, '{}', p.location_id, 'consider', 'consider', now()
       from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id where a.id = $1`,
      [id],
    );
    const now = await today(admin);
    expect(now.counts.checks_to_decide).toBe((counts.checks_to_decide ?? 0) + 1);
    expect(now.tasks.filter(({ kind }) => kind === 'decide_check').map((task) => task.application_id)).toContain(id);
    expect((await today(manager)).counts.checks_to_decide).toBe(0);
    await query('delete from application_background_checks where application_id = $1', [id]);
    await query(`update meetings set status = 'completed' where application_id = $1`, [id]);
  });

  it('shows nothing outside the user’s scope [AHD-015, CMP-024]', async () => {
    const mine = await today(manager);
    const all = await today(admin);
    expect(mine.counts.new_applicants).toBeLessThan(all.counts.new_applicants ?? 0);
    const nowhere = await today(admin, { brand_id: 999_999 });
    expect([nowhere.tasks, nowhere.meetings, nowhere.positions]).toEqual([[], [], []]);
  });
});

describe('Today’s numbers', () => {
  it('cover the last fourteen days and the jobs with the most new applicants [CMP-060]', async () => {
    const { applicants, positions } = await today(admin);
    expect(applicants.by_day).toHaveLength(14);
    const [{ count }] = await query(
      `select count(*)::int as count from applications where company_id = 1 and applied_at > now() - interval '14 days'`,
    );
    expect(applicants.by_day.reduce((sum, day) => sum + day, 0)).toBe(count);
    expect(positions[0]?.new_count).toBeGreaterThanOrEqual(positions.at(-1)?.new_count ?? 0);
  });

  it('are on the dashboard, for all brands or one [RPT-024, CMP-060]', async () => {
    const all = (await admin.call<Record<string, number>>(getDashboard)).body;
    const one = (await admin.call<Record<string, number>>(getDashboard, { query: { brand: 'cluckwell' } })).body;
    expect(all).toMatchObject({ pending_offers: 0, onboarding_need_attention: 0 });
    expect(one.open_positions).toBeGreaterThan(0);
    expect(one.open_positions).toBeLessThan(all.open_positions ?? 0);
    expect(await admin.call(getDashboard, { query: { brand: 'nobody' } })).toMatchObject({
      status: 404,
      body: { error_code: 40001 },
    });
  });
});
