// Retention over HTTP and by the monthly job: who is due, what goes, what stays, and what the report says.

import { placeLegalHold } from '@onward/contract/privacy/people';
import type { DueRecord, Retention, RetentionRun, RetentionRunRecord } from '@onward/contract/privacy/retention';
import {
  getRetention,
  getRetentionRun,
  listDueRecords,
  previewRetention,
  setRetention,
} from '@onward/contract/privacy/retention';
import type { RetentionKind, RetentionRule } from '@onward/domain/privacy/retention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { PERSON_TRACES } from '../../person-traces.ts';
import { beginRuns, removeForgotten, runRetention } from './run-retention.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let job: { id: number; digest_key: string };
let companyId: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  job = await new Employer(admin).publish();
  [{ id: companyId }] = await rows("select id from companies where name like 'Larkfield%'");
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const countOf = async (text: string, values: unknown[] = []) => Number((await rows(text, values))[0]?.count);

interface Somebody {
  id: number;
  application: number;
  last_name: string;
}

/** Applied years ago, and nothing happened since. */
async function somebody(
  last_name: string,
  { years, status = 'rejected' }: { years: number; status?: string },
): Promise<Somebody> {
  await applyTo(stranger, job, {
    first_name: 'Ira',
    last_name,
    phone: freshPhone(),
    email: `${last_name}@mail.example`,
  });
  const [{ id: application, person_id: id }] = await rows(
    'select id, person_id from applications where last_name = $1',
    [last_name],
  );
  await age(application, years, status);
  return { id, application, last_name };
}

const age = (application: number, years: number, status: string) =>
  rows(
    `update applications set status = $2, rejection = case $2 when 'rejected' then '{"reason": "other", "note": "n"}'::jsonb end,
       applied_at = now() - $3 * interval '1 year', last_activity_at = now() - $3 * interval '1 year' where id = $1`,
    [application, status, years],
  );

const rule = (
  kind: RetentionKind,
  years: number | null,
  action: RetentionRule['action'] = 'delete',
): RetentionRule => ({
  kind,
  keep_months: years && years * 12,
  action,
});

const retention = async () => (await admin.call<{ retention: Retention }>(getRetention)).body.retention;
const set = async (...rules: RetentionRule[]) =>
  admin.call<{ retention: Retention }>(setRetention, { body: { rules, version: (await retention()).version } });

async function due(kind: RetentionKind): Promise<DueRecord[]> {
  const { body } = await admin.call<{ records: DueRecord[] }>(listDueRecords, {
    params: { kind },
    query: { per_page: 100 },
  });
  return body.records;
}
const dueNames = async (kind: RetentionKind) => (await due(kind)).map(({ name }) => name.replace('Ira ', ''));

/** As on the first of a month, for rules of the month before. */
async function run(): Promise<{ run: RetentionRun; records: RetentionRunRecord[] }> {
  await rows('delete from retention_run_records');
  await rows('delete from retention_runs');
  await rows(`update retention_settings set updated_at = now() - interval '40 days'`);
  await beginRuns(product.app);
  const { id } = await until('the run', async () => {
    const { last_run } = await retention();
    return last_run?.finished_at ? last_run : undefined;
  });
  const { body } = await admin.call<{ run: RetentionRun; records: RetentionRunRecord[] }>(getRetentionRun, {
    params: { id },
    query: { per_page: 100 },
  });
  return body;
}

describe('Retention periods', () => {
  it('are kept by super admins only, and nothing is removed before they choose [AHD-020]', async () => {
    const { rules, version, due: counts } = await retention();
    expect(rules.every(({ keep_months }) => keep_months === null)).toBe(true);
    expect(counts.every(({ kind, count }) => kind === 'form_i9' || count === 0)).toBe(true);
    expect(version).toBe(0);
    for (const [endpoint, options] of [
      [getRetention, {}],
      [setRetention, { body: { rules: [rule('messages', 2)] } }],
      [previewRetention, { body: { rules: [rule('messages', 2)] } }],
      [listDueRecords, { params: { kind: 'messages' } }],
    ] as const) {
      expect((await manager.call(endpoint, options)).body.error_code).toBe(10_004);
    }
  });

  it('name the period that is too short, and store nothing then [AHD-020]', async () => {
    const answer = await set(rule('messages', 2), { kind: 'background_reports', keep_months: 12, action: 'delete' });
    expect(answer.body).toMatchObject({
      error_code: 20_001,
      errors: { 'rules.1.keep_months': ['The law wants at least 5 years'] },
    });
    expect((await retention()).version).toBe(0);
  });

  it('are not overwritten by somebody who did not see the last change [AHD-020, AHD-021]', async () => {
    const { version } = await retention();
    expect((await set(rule('messages', 3))).status).toBe(200);
    const stale = await admin.call(setRetention, { body: { rules: [rule('messages', 4)], version } });
    expect(stale.body).toMatchObject({ error_code: 20_002, conflict: { version: version + 1 } });
    expect((await retention()).rules).toContainEqual(rule('messages', 3));
    await set(rule('messages', null));
  });
});

describe('Who is due', () => {
  it('are those whose applications all ended before the period, and nobody else [AHD-020]', async () => {
    await somebody('Rejectedold', { years: 3 });
    await somebody('Rejectednew', { years: 1 });
    await somebody('Inactiveold', { years: 3, status: 'inactive' });
    await somebody('Forgotten', { years: 3, status: 'in_progress' });
    await somebody('Hired', { years: 9, status: 'hired' });
    const again = await somebody('Appliedagain', { years: 3 });
    await rows(`update applications set last_activity_at = now() where id = $1`, [again.application]);
    await set(rule('rejected_applicants', 2, 'anonymize'), rule('inactive_applicants', 2, 'anonymize'));

    expect(await dueNames('rejected_applicants')).toEqual(['Rejectedold']);
    expect((await dueNames('inactive_applicants')).toSorted()).toEqual(['Forgotten', 'Inactiveold']);
    const { due: counts } = await retention();
    expect(counts.find(({ kind }) => kind === 'inactive_applicants')).toMatchObject({ count: 2, held: 0 });
  });

  it('can be counted and listed for a period before it is saved [AHD-020]', async () => {
    const { body } = await admin.call<{ due: Retention['due'] }>(previewRetention, {
      body: { rules: [rule('rejected_applicants', 5, 'anonymize')] },
    });
    expect(body.due.find(({ kind }) => kind === 'rejected_applicants')).toMatchObject({ count: 0 });
    const listed = await admin.call<{ records: DueRecord[] }>(listDueRecords, {
      params: { kind: 'rejected_applicants' },
      query: { keep_months: 12 },
    });
    expect(listed.body.records.map(({ name }) => name)).toEqual(['Ira Rejectedold', 'Ira Rejectednew']);
  });

  it('are not those with a background report that has to be kept longer [AHD-020]', async () => {
    const { application } = await somebody('Checked', { years: 4 });
    await insertCheck(application, 4);
    expect(await dueNames('rejected_applicants')).not.toContain('Checked');
    await rows(
      `update application_background_checks set created_at = now() - interval '6 years', completed_at = null where application_id = $1`,
      [application],
    );
    expect(await dueNames('rejected_applicants')).toContain('Checked');
    await rows('delete from application_background_checks where application_id = $1', [application]);
    await rows(`update applications set status = 'hired' where id = $1`, [application]);
  });
});

const insertCheck = (application: number, years: number) =>
  rows(
    `insert into application_background_checks (company_id, application_id, stage_entry, package, location_id, status, result,
       completed_at, created_at, consent_letter_key)
     select a.company_id, a.id, 1, '{}', p.location_id, 'clear', 'clear', now() - $2 * interval '1 year',
       now() - $2 * interval '1 year', 'letters/' || a.id
     from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id where a.id = $1`,
    [application, years],
  );

/** A row in every room that keeps something with an application. */
async function leaveTraces({ id, application }: Somebody): Promise<void> {
  const of = `from applications a where a.id = ${application}`;
  await rows(`insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
      time_zone) select company_id, id, stage_id, stage_entry, 'other', 'completed', applied_at, applied_at + interval '1 hour',
      'UTC' ${of}`);
  await rows(`insert into conversations as c (company_id, person_id, application_id, position_id)
    select company_id, ${id}, id, position_id ${of} on conflict do nothing`);
  await rows(`insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
    select a.company_id, c.id, a.id, 'sms', 'outbound', 'See you', 'sent' from applications a
    join conversations c on c.company_id = a.company_id and c.person_id = a.person_id where a.id = ${application}`);
  await rows(`insert into automation_runs (company_id, application_id, rule_id, stage_entry, outcome, ran_at)
    select company_id, id, 1, 1, 'done', applied_at ${of}`);
  await rows(`insert into application_notes (company_id, application_id, body, visibility, created_at, updated_at)
    select company_id, id, 'Calm', 'everyone', applied_at, applied_at ${of}`);
  await insertCheck(application, 6);
}

describe('The monthly run', () => {
  it('makes people anonymous, keeps those under a hold, and tells the super admins what it did [AHD-020]', async () => {
    const held = await somebody('Held', { years: 5 });
    const body = { person_id: held.id, reason: 'Charge 12-345' };
    expect((await admin.call(placeLegalHold, { body })).status).toBe(201);
    const total = await countOf('select sum(applicants) as count from position_totals');

    const { run: report, records } = await run();
    expect(report.outcomes).toEqual([
      { kind: 'inactive_applicants', outcome: 'anonymized', count: 2 },
      { kind: 'rejected_applicants', outcome: 'anonymized', count: 1 },
      { kind: 'rejected_applicants', outcome: 'kept', count: 1 },
    ]);
    expect(records[0]).toMatchObject({ outcome: 'kept', reason: 'legal_hold', name: 'Ira Held' });
    expect(records.slice(1).every(({ name, application_id }) => name === null && application_id === null)).toBe(true);
    expect(
      await countOf("select count(*) from applications where last_name in ('Rejectedold', 'Inactiveold', 'Forgotten')"),
    ).toBe(0);
    expect(
      await countOf(
        "select count(*) from applications where last_name in ('Held', 'Hired', 'Rejectednew', 'Appliedagain')",
      ),
    ).toBe(4);
    expect(await countOf('select sum(applicants) as count from position_totals')).toBe(total);
    const mail = await until('the report by email', async () =>
      (await product.outside.emails('super.admin@larkfield.test')).find(({ text }) => text.includes('legal hold')),
    );
    expect(mail.text).toContain(`run=${report.id}`);
  });

  it('runs once a month, and not in the month its rules were changed [AHD-020]', async () => {
    const before = await countOf('select count(*) from retention_runs');
    await beginRuns(product.app);
    await set(rule('messages', 7));
    await rows('delete from retention_run_records');
    await rows('delete from retention_runs');
    await beginRuns(product.app);
    expect(before).toBe(1);
    expect(
      await countOf(
        `select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'privacy.run_retention'`,
      ),
    ).toBe(0);
    expect((await retention()).last_run).toBeNull();
  });

  it('deletes people with everything that refers to them, and counts get smaller [AHD-020]', async () => {
    const gone = await somebody('Deleted', { years: 3 });
    await leaveTraces(gone);
    await set(rule('rejected_applicants', 2, 'delete'), rule('inactive_applicants', null), rule('messages', null));
    const total = await countOf('select applicants as count from position_totals where position_id = $1', [job.id]);
    const { run: report } = await run();
    expect(report.outcomes).toContainEqual({ kind: 'rejected_applicants', outcome: 'deleted', count: 1 });
    // A day later, once their interviews have been removed from external calendars.
    await removeForgotten(product.app, PERSON_TRACES, { company_id: companyId, person_id: gone.id });
    expect(await countOf('select count(*) from persons where id = $1', [gone.id])).toBe(0);
    expect(await countOf('select count(*) from applications where id = $1', [gone.application])).toBe(0);
    expect(await countOf('select applicants as count from position_totals where position_id = $1', [job.id])).toBe(
      total - 1,
    );
  });

  it('erases the text of old messages and leaves newer ones [AHD-020, MSG-015]', async () => {
    const { application, id } = await somebody('Writer', { years: 0, status: 'in_progress' });
    const [conversation] = await rows(
      `insert into conversations as c (company_id, person_id, application_id, position_id) values ($1, $2, $3, $4)
       on conflict (company_id, person_id) do update set updated_at = c.updated_at returning id`,
      [companyId, id, application, job.id],
    );
    for (const [body, years] of [
      ['an old word', 3],
      ['a new word', 1],
    ]) {
      await rows(
        `insert into messages (company_id, conversation_id, application_id, channel, direction, body, status, created_at)
         values ($1, $2, $3, 'sms', 'inbound', $4, 'received', now() - $5 * interval '1 year')`,
        [companyId, conversation.id, application, body, years],
      );
    }
    await set(rule('rejected_applicants', null, 'anonymize'), rule('messages', 2));
    const { run: report } = await run();
    expect(report.outcomes).toContainEqual({ kind: 'messages', outcome: 'deleted', count: 1 });
    const kept = await rows(
      "select body from messages where conversation_id = $1 and created_at < now() - interval '1 month' order by created_at",
      [conversation.id],
    );
    expect(kept.map(({ body }) => body)).toEqual(['', 'a new word']);
    expect(
      await countOf(`select count(*) from conversation_search where conversation_id = $1 and words @@ $2::tsquery`, [
        conversation.id,
        `'${companyId}:old'`,
      ]),
    ).toBe(0);
    await set(rule('messages', null));
  });

  it('deletes background reports with their letters after five years [AHD-020]', async () => {
    const { application } = await somebody('Reported', { years: 0, status: 'in_progress' });
    await insertCheck(application, 6);
    const younger = await somebody('Reportedlater', { years: 0, status: 'in_progress' });
    await insertCheck(younger.application, 4);
    await set(rule('background_reports', 5));
    expect(await dueNames('background_reports')).toEqual(['Reported']);
    await run();
    const left = await rows('select application_id from application_background_checks where application_id = any($1)', [
      [application, younger.application],
    ]);
    expect(left).toEqual([{ application_id: younger.application }]);
    await set(rule('background_reports', null));
  });

  it('goes on after a record that could not be removed, and leaves that one whole [AHD-020]', async () => {
    const broken = await somebody('Broken', { years: 4 });
    const fine = await somebody('Fine', { years: 3 });
    await set(rule('rejected_applicants', 2, 'anonymize'));
    await rows('delete from retention_run_records');
    await rows('delete from retention_runs');
    const failing = {
      room: 'failing',
      tables: {},
      erase: async (_tx: unknown, { personIds }: { personIds: readonly number[] }) => {
        if (personIds.includes(broken.id)) throw new Error('not now');
        return {};
      },
    };
    const today = { company_id: companyId, run_on: `${new Date().toISOString().slice(0, 7)}-01` };
    await runRetention(product.app, [...PERSON_TRACES, failing], today);
    const last = (await retention()).last_run;
    expect(last?.outcomes).toContainEqual({ kind: 'rejected_applicants', outcome: 'failed', count: 1 });
    expect(
      await countOf('select count(*) from applications where last_name = $1 and answers is not null', ['Broken']),
    ).toBe(1);
    expect((await rows('select erased_at from persons where id = $1', [fine.id]))[0]?.erased_at).not.toBeNull();
    const { body } = await admin.call<{ records: RetentionRunRecord[] }>(getRetentionRun, {
      params: { id: last?.id ?? 0 },
      query: { outcome: 'failed' },
    });
    expect(body.records).toMatchObject([{ name: 'Ira Broken', reason: 'failed', application_id: broken.application }]);
  });

  it('deals with each record once when two workers run it [AHD-020]', async () => {
    const people = [];
    for (const name of ['Twiceone', 'Twicetwo', 'Twicethree']) people.push(await somebody(name, { years: 3 }));
    await rows('delete from retention_run_records');
    await rows('delete from retention_runs');
    const today = { company_id: companyId, run_on: `${new Date().toISOString().slice(0, 7)}-01` };
    await Promise.all([1, 2].map(() => runRetention(product.app, PERSON_TRACES, today)));
    const ids = people.map(({ id }) => id);
    expect(
      await countOf(
        `select count(*) from retention_run_records where outcome = 'anonymized' and subject_id = any($1)`,
        [ids],
      ),
    ).toBe(3);
    expect(await countOf('select count(*) from persons where erased_at is not null and id = any($1)', [ids])).toBe(3);
    expect(
      await countOf(`select count(*) from audit_log where event = 'person_erased' and subject_id = any($1)`, [ids]),
    ).toBe(3);
  });
});
