// Printing and sharing more applicants than at once, over HTTP and with the worker at work.
import {
  type BulkAction,
  getBulkAction,
  getPrintedPages,
  performApplicationAction,
} from '@onward/contract/applicants/application-actions';
import { listApplications } from '@onward/contract/applicants/applications';
import { listNotifications } from '@onward/contract/notifications/notifications';
import { PRINTED_IN_ALL_MAX } from '@onward/domain/applicants/actions/catalog/print-applicant';
import { ACTION_CODES, type ActionName, AT_ONCE_MAX } from '@onward/domain/applicants/actions/codes';
import { SHARED_AT_ONCE_MAX, SHARED_IN_ALL_MAX } from '@onward/domain/applicants/sharing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

const CROWD = AT_ONCE_MAX + 20;

let product: InProcessProduct;
let admin: ApiCaller;
/** Sees Decatur only. */
let manager: ApiCaller;
let decatur: number[];
let midtown: number[];

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  decatur = await crowd('Decatur', CROWD);
  midtown = await crowd('Midtown', CROWD);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function crowd(location: string, count: number): Promise<number[]> {
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId(location),
  });
  const made = await rows(
    `with person as (
       insert into persons (company_id, first_name, last_name)
       select 1, 'Ada', $2 || ' <' || n || '>' from generate_series(1, $3) n returning id, last_name
     )
     insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name, answers,
       applied_at, stage_entered_at, last_activity_at)
     select 1, 'crowd-' || id, id, $1, (select min(s.id) from stages s where s.hiring_process_template_id = $4), 'Ada',
       last_name, '[{"question_id": 1, "title": "Why us?", "question_type": "yes_no", "value": "yes", "passed": null}]',
       '2026-11-10T03:30:00Z', now(), now() from person returning id`,
    [id, location, count, process.id],
  );
  return made.map((row) => row.id);
}

const act = (action: ActionName, application_ids: readonly number[], params: object = {}, caller = admin) =>
  caller.call<{ bulk_action: { id: number; total: number } }>(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids, params },
  });

const finished = (id: number, caller = admin): Promise<BulkAction> =>
  until('the work in the background', async () => {
    const { body } = await caller.call<{ bulk_action: BulkAction }>(getBulkAction, { params: { id } });
    return body.bulk_action.state === 'finished' ? body.bulk_action : undefined;
  });

const pagesOf = (id: number, caller = admin) => caller.call(getPrintedPages, { params: { id } });
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('Printing many applicants', () => {
  it('happens in the background and ends with a notice and one file, a page for each [APP-021, APP-035, APP-023]', async () => {
    const { status, body } = await act('print_applicant', decatur);
    expect([status, body.bulk_action.total]).toEqual([202, CROWD]);
    expect(await finished(body.bulk_action.id)).toMatchObject({ done: CROWD, failed: 0, can_undo: false });
    const pages = await pagesOf(body.bulk_action.id);
    expect(pages.headers.get('content-disposition')).toContain('attachment');
    expect(countOf(pages.text, '<article>')).toBe(CROWD);
    expect(pages.text).toContain('Ada Decatur &lt;1&gt;');
    // It was still the evening before where they applied.
    expect(pages.text).toContain('Nov 9, 2026');
    expect(pages.text).toContain('<dt>Why us?</dt><dd>Yes</dd>');
    const notice = await until('the notice', async () => {
      const { body: bell } = await admin.call<{ notifications: { title: string; link: string }[] }>(listNotifications);
      return bell.notifications.find(({ link }) => link === `/applicants/print?bulk=${body.bulk_action.id}`);
    });
    expect(notice.title).toBe('Your pages are ready to print');
    const [{ count }] = await rows(
      `select count(*)::int as count from application_histories where action = 'printed' and application_id = any($1)`,
      [decatur],
    );
    expect(count).toBe(CROWD);
    // The list still says what happened to them before.
    const listed = await admin.call<{ applications: { latest: { action: string } | null }[] }>(listApplications, {
      query: { query: 'Decatur', per_page: 100 },
    });
    expect(listed.body.applications.length).toBeGreaterThan(0);
    expect(listed.body.applications.some(({ latest }) => latest?.action === 'printed')).toBe(false);
  });

  it('leaves out applicants outside the scope, also those who left it afterwards [APP-021, CMP-024]', async () => {
    const { body } = await act('print_applicant', [...decatur, ...midtown], {}, manager);
    const { id } = body.bulk_action;
    expect(await finished(id, manager)).toMatchObject({ done: CROWD, failed: CROWD });
    expect((await pagesOf(id, manager)).text).not.toContain('Midtown');
    const [moved] = decatur;
    const [before] = await rows('select position_id from applications where id = $1', [moved]);
    await rows(
      'update applications set position_id = (select position_id from applications where id = $2) where id = $1',
      [moved, midtown[0]],
    );
    expect(countOf((await pagesOf(id, manager)).text, '<article>')).toBe(CROWD - 1);
    await rows('update applications set position_id = $2 where id = $1', [moved, before.position_id]);
    expect((await pagesOf(id, admin)).body.error_code).toBe(40001);
  });

  it('answers at once up to a hundred, and refuses more than anybody prints [APP-021, APP-023]', async () => {
    expect((await act('print_applicant', decatur.slice(0, AT_ONCE_MAX))).status).toBe(200);
    const tooMany = await act(
      'print_applicant',
      Array.from({ length: PRINTED_IN_ALL_MAX + 1 }, (_, at) => at + 1),
    );
    expect([tooMany.status, tooMany.body.error_code]).toEqual([422, 20004]);
  });

  it('has no pages of another kind of action [APP-035]', async () => {
    const { body } = await act('add_note', decatur, { body: 'Seen' });
    await finished(body.bulk_action.id);
    expect((await pagesOf(body.bulk_action.id)).body.error_code).toBe(20003);
  });
});

describe('Sharing many applicants', () => {
  it('happens in the background, with at most a hundred links per email [APP-021, APP-034, APP-023]', async () => {
    const { status, body } = await act('share_applicant', decatur, { emails: ['crowd@mail.example'] });
    expect(status).toBe(202);
    expect(await finished(body.bulk_action.id)).toMatchObject({ done: CROWD, failed: 0 });
    const mails = await until('both emails', async () => {
      const sent = await product.outside.emails('crowd@mail.example');
      return sent.length === 2 ? sent : undefined;
    });
    const links = mails.map(({ text }) => new Set(text.match(/\/shared\/[\w-]+/g)).size);
    expect(links.toSorted((one, other) => other - one)).toEqual([SHARED_AT_ONCE_MAX, CROWD - SHARED_AT_ONCE_MAX]);
  });

  it('shares only applicants in the scope [APP-021, CMP-024]', async () => {
    const { body } = await act(
      'share_applicant',
      [...midtown, decatur[0] ?? 0],
      { emails: ['far@mail.example'] },
      manager,
    );
    expect(await finished(body.bulk_action.id, manager)).toMatchObject({ done: 1, failed: CROWD });
    expect((await product.outside.email('far@mail.example')).text.match(/\/shared\//g)).not.toBeNull();
    const [{ count }] = await rows(
      'select count(*)::int as count from application_shares where application_id = any($1)',
      [midtown],
    );
    expect(count).toBe(0);
  });

  it('names an unknown colleague before it starts, and refuses very many [APP-034, APP-023]', async () => {
    const unknown = await act('share_applicant', decatur, { company_staff_ids: [999_999] });
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['company_staff_ids']);
    const ids = Array.from({ length: SHARED_IN_ALL_MAX + 1 }, (_, at) => at + 1);
    const { body } = await act('share_applicant', ids, { emails: ['many@mail.example'] });
    expect(body.error_code).toBe(20004);
  });
});
