// Consent over HTTP: what the applicant gives, what reaches the provider, and that nothing of it stays here.
import { cancelApplicationCheck, getCheckLetter } from '@onward/contract/background-checks/application-checks';
import { getCheckTaskLetter, refuseCheck } from '@onward/contract/background-checks/check-tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice, IDENTITY } from '../../../../../../testing/people/check-office.ts';
import { until } from '../../../../../../testing/until.ts';
import { textsOf } from '../../documents/rendering/pdf-reading.fixture.ts';
import { readWaitingReports } from '../results/read-report.ts';
import { eraseIdentities } from './erase-identities.ts';

let office: CheckOffice;

beforeAll(async () => {
  office = await CheckOffice.open();
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
});
afterAll(() => office.product.stop());

interface Sandboxed {
  candidates: { key: string; fields: Record<string, unknown> }[];
  reports: { key: string; candidate_key: string; package: string; node: string | null }[];
}
const sandboxed = async () => (await office.checkr.sandboxed()) as unknown as Sandboxed;

describe('The consent of an applicant', () => {
  it('passes the identity to the provider once, and removes it here [CHK-010, CAR-019]', async () => {
    const { id, token, reportId } = await office.consented();
    expect(await office.newest(id)).toMatchObject({ status: 'pending', provider_id: reportId });
    expect(await office.stageStatus(id)).toBe('pending');
    const { candidates, reports } = await sandboxed();
    const report = reports.find(({ key }) => key === reportId);
    expect(report).toMatchObject({ package: 'basic_plus', node: 'CW-014' });
    expect(candidates.find(({ key }) => key === report?.candidate_key)?.fields).toMatchObject({
      first_name: 'Ada',
      middle_name: 'Mae',
      last_name: 'Quist',
      ssn: '219089999',
      dob: '1999-03-22',
      zipcode: '30030',
      work_locations: [{ country: 'US', state: 'GA', city: 'Decatur' }],
    });
    expect(await office.rows('select identity from application_background_checks where identity is not null')).toEqual(
      [],
    );
    expect((await office.read(token)).body.background_check.status).toBe('pending');
  });

  it('names every wrong field, and nothing is stored [CHK-010]', async () => {
    const { id, token } = await office.asked();
    const { body } = await office.consent(token, {
      full_legal_name: 'Ada',
      date_of_birth: '2015-01-01',
      ssn: '000-00-0000',
      postal_code: 'x',
    });
    expect(body).toMatchObject({
      error_code: 20001,
      errors: {
        full_legal_name: ['Enter your first and last name'],
        date_of_birth: ['You must be at least 16 years old'],
        ssn: ["This isn't a valid Social Security number. Check your card"],
        postal_code: expect.anything(),
      },
    });
    expect((await office.consent(token, { agreed: false })).body).toMatchObject({ error_code: 20001 });
    expect((await office.newest(id)).status).toBe('invitation_sent');
  });

  it('asks about a legal name with another last name, and shows it to those who decide [CHK-010]', async () => {
    const { id, token } = await office.asked();
    const other = { full_legal_name: 'Mickey Mouse' };
    expect((await office.consent(token, other)).body).toMatchObject({
      error_code: 20001,
      errors: { full_legal_name: ['You applied as Ada Quist. Confirm that this is your legal name.'] },
    });
    expect((await office.newest(id)).status).toBe('invitation_sent');
    expect((await office.consent(token, { ...other, name_confirmed: true })).status).toBe(200);
    expect((await office.newest(id)).other_name).toEqual({ checked_as: 'Mickey Mouse', applied_as: 'Ada Quist' });
    const usual = await office.consented();
    expect((await office.newest(usual.id)).other_name).toBeNull();
  });

  it('asks for an email address where the applicant has none [CHK-010]', async () => {
    const { id, token } = await office.asked();
    await office.rows('update applications set email = null where id = $1', [id]);
    expect((await office.read(token)).body.needs_email).toBe(true);
    expect((await office.consent(token)).body).toMatchObject({
      error_code: 20001,
      errors: { email: expect.anything() },
    });
    expect((await office.consent(token, { email: 'ada@mail.example' })).status).toBe(200);
  });

  it('given twice at once orders one report [CHK-010]', async () => {
    const { id, checkId, token } = await office.asked();
    const answers = await Promise.all([office.consent(token), office.consent(token), office.consent(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await until('the report', async () => (await office.newest(id)).provider_id ?? undefined);
    const { candidates, reports } = await sandboxed();
    const own = candidates.filter(({ fields }) => fields.custom_id === String(checkId)).map(({ key }) => key);
    expect(reports.filter(({ candidate_key }) => own.includes(candidate_key))).toHaveLength(1);
  });

  it('can be refused, which orders nothing [CHK-006]', async () => {
    const { id, token } = await office.asked();
    const answer = await office.checkr.stranger.call(refuseCheck, { params: { token } });
    expect(answer.status, answer.text).toBe(200);
    expect(await office.newest(id)).toMatchObject({ status: 'canceled', provider_id: null });
    expect((await office.consent(token)).body).toMatchObject({ error_code: 20003 });
  });

  it('that was refused is told apart from a check that staff canceled [CHK-006, CHK-010]', async () => {
    const [refused, canceled] = [await office.asked(), await office.asked()];
    await office.checkr.stranger.call(refuseCheck, { params: { token: refused.token } });
    await office.admin.call(cancelApplicationCheck, { params: { id: canceled.checkId } });
    const isRefused = async (token: string) => (await office.read(token)).body.background_check.is_refused;
    expect([await isRefused(refused.token), await isRefused(canceled.token)]).toEqual([true, false]);
    expect((await office.newest(refused.id)).refused_at).not.toBeNull();
    expect((await office.newest(canceled.id)).refused_at).toBeNull();
  });

  it('is asked for with a notice that can be saved in the language of its page [CHK-010, PLT-039]', async () => {
    const { token } = await office.asked();
    const address = `${office.product.url}/v1/applicant_tasks/background_checks/${token}/letters/notice?lang=es`;
    const notice = await fetch(address, { headers: { 'accept-language': 'en-US' } });
    const texts = await textsOf(Buffer.from(await notice.arrayBuffer()));
    for (const text of texts) expect(text).toContain('verificación de antecedentes');
    expect((await fetch(address.replace('=es', '=xx'))).status).toBe(422);
  });

  it('is kept as a sealed letter in the language it was given in; the notice can be saved before [CHK-010]', async () => {
    const { token, checkId } = await office.asked();
    const params = { token, letter: 'notice' };
    const notice = await fetch(`${office.product.url}/v1/applicant_tasks/background_checks/${token}/letters/notice`);
    expect(notice.headers.get('content-type')).toBe('application/pdf');
    expect(
      (await office.checkr.stranger.call(getCheckTaskLetter, { params: { ...params, letter: 'consent' } })).body,
    ).toMatchObject({ error_code: 40001 });
    await office.consent(token);
    const letter = await until('the letter', async () => {
      const answer = await office.admin.call(getCheckLetter, { params: { id: checkId, letter: 'consent' } });
      return answer.status === 200 ? answer : undefined;
    });
    expect(letter.headers.get('content-type')).toBe('application/pdf');
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    expect((await manager.call(getCheckLetter, { params: { id: checkId, letter: 'consent' } })).body).toMatchObject({
      error_code: 10004,
    });
  });

  it('survives a provider that is down, slow, or loses its answer: one report is ordered [CHK-010]', async () => {
    for (const answer of [500, 'lost', 'lie', 429] as const) {
      const { id, token } = await office.asked();
      await office.checkr.quiet();
      await office.checkr.mood({ answer, on: 'api', times: 2, ...(answer === 429 && { retry_after: 1 }) });
      expect((await office.consent(token)).status).toBe(200);
      const check = await until(
        'the report',
        async () => {
          const newest = await office.newest(id);
          return newest.provider_id ? newest : undefined;
        },
        60_000,
      );
      expect(check.status).toBe('pending');
      const { candidates, reports } = await sandboxed();
      const own = candidates.filter(({ fields }) => fields.custom_id === String(check.id)).map(({ key }) => key);
      expect(
        reports.filter(({ candidate_key }) => own.includes(candidate_key)),
        String(answer),
      ).toHaveLength(1);
    }
  });

  it('that the provider refuses is shown with its words, without the identity [CHK-010]', async () => {
    const { id, token } = await office.asked();
    await office.rows(`update application_background_checks set node = 'nowhere' where application_id = $1`, [id]);
    await office.consent(token);
    const check = await until('the problem', async () => {
      const newest = await office.newest(id);
      return newest.problem ? newest : undefined;
    });
    expect(check.problem).toContain('node is invalid');
    expect(check.problem).not.toContain(IDENTITY.ssn);
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    expect((await office.checks(id, manager))[0]).toMatchObject({ has_problem: true, problem: null, findings: [] });
    expect(await office.rows('select id from application_background_checks where identity is not null')).toEqual([]);
  });

  it('leaves no social security number in any table, log, or event [CHK-010]', async () => {
    const planted = '457-55-5462';
    const { token } = await office.consented({}, { ssn: planted });
    const refused = await office.consent(token, { ssn: planted });
    expect(refused.text).not.toContain('5462');
    const tables = await office.rows(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker', 'onward') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(100);
    for (const { name } of tables)
      expect(
        await office.rows(`select 1 from ${name} t where t::text ~ '457-?55-?5462' limit 1`),
        String(name),
      ).toEqual([]);
  });

  it('that cannot be passed on for 30 days ends the check, and the identity is erased [CHK-010]', async () => {
    const { id, checkId, token } = await office.asked();
    const { checkId: endedId } = await office.asked();
    await office.checkr.quiet();
    await office.checkr.mood({ answer: 500, on: 'api', times: 3 });
    expect((await office.consent(token)).status).toBe(200);
    await eraseIdentities(office.product.app);
    expect((await office.newest(id)).status).toBe('pending');
    await office.rows(
      `update application_background_checks set consented_at = now() - interval '31 days' where id = $1`,
      [checkId],
    );
    await office.rows(
      `update application_background_checks set status = 'canceled', identity = 'left over' where id = $1`,
      [endedId],
    );
    await eraseIdentities(office.product.app);
    expect(await office.rows('select id from application_background_checks where identity is not null')).toEqual([]);
    expect((await office.newest(id)).status).toBe('canceled');
    await office.checkr.mood(null);
    await office.hurryAll();
    await office.checkr.quiet();
    expect((await office.newest(id)).provider_id).toBeNull();
    await until('the notification', async () => {
      const found = await office.rows(`select 1 from notifications where details ->> 'context' = 'unsent'`);
      return found.length > 0 || undefined;
    });
  });

  it('is passed on by one job at a time, so that nothing is ordered twice [CHK-010]', async () => {
    const { checkId, token } = await office.asked();
    await office.checkr.quiet();
    await office.checkr.mood({ answer: 'hang', on: 'api', times: 1 });
    expect((await office.consent(token)).status).toBe(200);
    const queued = () =>
      office.rows(
        `select j.task_identifier as task, j.locked_at is not null as is_running from graphile_worker.jobs j
         where j.queue_name = $1 order by j.id`,
        [`checks:1:${checkId}`],
      );
    const running = { task: 'background_checks.pass_on', is_running: true };
    await until('the first attempt', async () => JSON.stringify(await queued()) === JSON.stringify([running]));
    await office.rows(
      `update application_background_checks set consented_at = now() - interval '2 hours' where id = $1`,
      [checkId],
    );
    await readWaitingReports(office.product.app);
    expect((await queued()).filter(({ is_running }) => is_running)).toEqual([running]);
    await office.checkr.mood(null);
  });
});
