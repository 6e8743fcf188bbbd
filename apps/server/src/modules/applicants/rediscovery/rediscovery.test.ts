// Finding and inviting people who agreed to hear about other jobs, over HTTP.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { listApplications } from '@onward/contract/applicants/applications';
import { flagDoNotRehire } from '@onward/contract/applicants/persons';
import { inviteToJob, previewJobInvitation, undoJobInvitation } from '@onward/contract/applicants/rediscovery';
import { openResumeLink } from '@onward/contract/careers/applying';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

interface Job {
  id: number;
  digest_key: string;
}
interface Answer {
  invited_count: number;
  skipped: { name: string; reason: string; message: string }[];
  undo: { id: number } | null;
}

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let old: Job;
let next: Job;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: daytime });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  old = await publish();
  next = await publish();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function publish(): Promise<Job> {
  const employer = new Employer(admin);
  const process = await employer.process([]);
  return employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId('Midtown'),
  });
}

/** Applied, agreed to stay in touch, and was rejected. */
async function rejected(name: string, values: Record<string, unknown> = {}): Promise<{ id: number; person: number }> {
  await applyTo(stranger, old, {
    first_name: name,
    last_name: 'Again',
    keep_in_touch: true,
    email: `${name.toLowerCase()}@mail.example`,
    ...values,
  });
  const [{ id, person_id: person }] = await rows(
    "update applications set status = 'rejected' where position_id = $1 and first_name = $2 returning id, person_id",
    [old.id, name],
  );
  return { id, person };
}

const listed = async () => {
  const { body } = await admin.call<{ applications: ApplicationRow[] }>(listApplications, {
    query: { stay_in_touch: true, per_page: 100 },
  });
  return body.applications.map(({ first_name }) => first_name);
};

const invite = (ids: number[], more: object = {}, caller = admin) =>
  caller.call<Answer>(inviteToJob, { body: { application_ids: ids, position_key: next.digest_key, ...more } });

const waiting = (invitationId: number) =>
  rows('select id from job_invitation_people where invitation_id = $1', [invitationId]);

describe('People who agreed to hear about other jobs', () => {
  it('are listed across all postings once their application is closed [AHD-023]', async () => {
    await rejected('Ann');
    await rejected('Ben', { keep_in_touch: false });
    await applyTo(stranger, old, { first_name: 'Cat', keep_in_touch: true });
    const names = await listed();
    expect(names).toContain('Ann');
    expect(names).not.toContain('Ben');
    expect(names).not.toContain('Cat');
    await rows("update applications set status = 'inactive' where first_name = 'Cat'");
    expect(await listed()).toContain('Cat');
  });

  it('get one message with a link to a prefilled form, recorded in their activity [AHD-023, AHD-009]', async () => {
    const dee = await rejected('Dee', { phone: '4045556101', sms_consent: true });
    await Promise.all([product.outside.email('dee@mail.example'), product.outside.confirmNumber('+14045556101')]);
    const { status, body } = await invite([dee.id], { message: 'We open in spring.' });
    expect([status, body.invited_count, body.skipped]).toEqual([201, 1, []]);
    // As if the undo window were over.
    await rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where key like '%invited:1:%'`,
    );
    const mail = await product.outside.email('dee@mail.example', 2);
    expect(mail.subject).toContain('A job for you');
    expect(mail.text).toContain('We open in spring.');
    expect((await product.outside.text('+14045556101', 2)).body).toContain('?resume=');
    expect(await product.outside.emails('dee@mail.example')).toHaveLength(2);

    const token = /resume=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const opened = await stranger.call<{ continued: { application_draft: { entries: object } } }>(openResumeLink, {
      params: { token },
    });
    expect(opened.body.continued.application_draft.entries).toMatchObject({
      first_name: 'Dee',
      last_name: 'Again',
      email: 'dee@mail.example',
      phone: '4045556101',
    });
    // The link went to the email address as well, so opening it does not verify the phone.
    expect(await rows("select proven_phone from application_drafts where phone = '4045556101'")).toEqual([
      { proven_phone: null },
    ]);
    const history = await rows(
      "select detail from application_histories where application_id = $1 and action = 'invited'",
      [dee.id],
    );
    expect(history).toHaveLength(1);
  });

  it('are skipped with a reason when they may not or cannot be invited [AHD-023, AHD-005]', async () => {
    const flagged = await rejected('Eve');
    await admin.call(flagDoNotRehire, { params: { id: flagged.person }, body: { reason: 'Left without notice' } });
    const silent = await rejected('Fay');
    await rows('update persons set email_opt_out = true where id = $1', [silent.person]);
    const there = await rejected('Gil', { phone: '4045556102' });
    await applyTo(stranger, next, { first_name: 'Gil', phone: '4045556102', email: 'gil@mail.example' });
    const unreachable = await rejected('Hue', { email: null });
    const never = await rejected('Ida', { keep_in_touch: false });
    const fine = await rejected('Jan');
    const people = [flagged, silent, there, unreachable, never, fine].map(({ id }) => id);
    const { body } = await admin.call<Answer>(previewJobInvitation, {
      body: { application_ids: people, position_key: next.digest_key },
    });
    expect(body.invited_count).toBe(1);
    expect(body.skipped.map(({ name, reason }) => [name, reason])).toEqual([
      ['Eve Again', 'do_not_rehire'],
      ['Fay Again', 'opted_out'],
      ['Gil Again', 'already_applied'],
      ['Hue Again', 'no_contact'],
      ['Ida Again', 'not_agreed'],
    ]);
    expect(body.skipped[0]?.message).toBe('Do not rehire: Left without notice');
  });

  it('get no message when it is undone, and are not invited twice [AHD-001, AHD-023]', async () => {
    const kim = await rejected('Kim');
    const first = await invite([kim.id]);
    const params = { id: first.body.undo?.id ?? 0 };
    expect((await invite([kim.id])).body.skipped).toMatchObject([{ reason: 'invited_already' }]);
    expect((await admin.call<{ withdrawn_count: number }>(undoJobInvitation, { params })).body.withdrawn_count).toBe(1);
    expect((await admin.call(undoJobInvitation, { params })).body.error_code).toBe(20003);
    const [{ id }] = await waiting(params.id);
    const jobs = await rows('select key from graphile_worker.jobs where key like $1', [`%invited:1:${id}`]);
    expect(jobs).toEqual([]);
    expect((await invite([kim.id])).body.invited_count).toBe(1);
  });

  it('are invited a hundred at a time, to a job that accepts applications, by staff who may see them [AHD-023, CMP-024]', async () => {
    const lou = await rejected('Lou');
    const many = await invite(Array.from({ length: 101 }, (_, index) => index + 1));
    expect([many.body.error_code, many.body.message]).toEqual([20004, expect.stringContaining('up to 100 people')]);
    expect((await invite([lou.id], { position_key: 'nothing' })).body.error_code).toBe(20001);
    const closed = await publish();
    await rows("update positions set status = 'closed' where id = $1", [closed.id]);
    expect((await invite([lou.id], { position_key: closed.digest_key })).body.error_code).toBe(20001);
    expect((await invite([lou.id], {}, manager)).body.error_code).toBeDefined();
  });
});
