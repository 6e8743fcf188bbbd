// Integrations: what is offered, connecting Checkr at the sandbox, testing, breaking, repairing, and disconnecting it.
import {
  authorizeIntegration,
  connectIntegration,
  disconnectIntegration,
  type Integration,
  listRunningWork,
  testIntegration,
  updateIntegration,
} from '@onward/contract/integrations/integrations';
import { INTEGRATION_NICKNAMES } from '@onward/domain/integrations/nicknames';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKR_ACCOUNTS, CheckrOffice } from '../../../../../testing/people/checkr-office.ts';
import type { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../testing/until.ts';
import { problemBehind, withCheckr } from './integrations.service.ts';

const COMPANY = 1;

let office: CheckrOffice;
let manager: ApiCaller;

beforeAll(async () => {
  office = await CheckrOffice.open();
  manager = await office.stranger.signIn('general.manager@larkfield.test');
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const byNickname = async (nickname: string) => (await office.list()).find((one) => one.nickname === nickname);
const test = (id: number) =>
  office.admin.call<{ ok: boolean; message: string; integration: Integration }>(testIntegration, { params: { id } });
const packages = () => withCheckr(office.product.app, COMPANY, (client) => client.packages());
const failure = async (): Promise<string | null> =>
  problemBehind(await packages().catch((error) => error))?.kind ?? null;

describe('The list of integrations', () => {
  it('names everything that can be connected, and never a secret [INT-001, INT-002, INT-004]', async () => {
    const list = await office.list(manager);
    expect(list.map(({ nickname }) => nickname)).toEqual(INTEGRATION_NICKNAMES);
    expect(list[0]).toEqual({
      id: null,
      nickname: 'checkr',
      name: 'Checkr',
      category: 'background_check',
      status: 'not_connected',
      account: null,
      connected_at: null,
      error_message: null,
      error_at: null,
      config: {},
      target: { company_checker_packages: [] },
      offers_consent: false,
      version: 0,
    });
  });

  it('leaves out payroll systems whose module is off [INT-004]', async () => {
    const harbor = await office.stranger.signIn('owner@harborpine.test');
    const names = (await office.list(harbor)).map(({ nickname }) => nickname);
    expect(names).toEqual(INTEGRATION_NICKNAMES.filter((name) => !/^(adp|adp_run|paychex|paylocity)$/.test(name)));
  });

  it('shows job boards and calendars as they are used on their own pages [INT-004]', async () => {
    expect(await byNickname('google_calendar')).toMatchObject({
      status: 'not_connected',
      config: { people_connected: 0, people_broken: 0, people: expect.any(Number) },
    });
    await office.query(
      `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
       select company_id, id, 'google', 'x@gmail.test', '\\x00', '\\x00', now() from company_staffs
       where company_id = 1 and status = 'active' order by id limit 2`,
    );
    expect(await byNickname('google_calendar')).toMatchObject({ status: 'active', config: { people_connected: 2 } });
    await office.query(
      `update calendar_links set broken_at = '2026-11-19T09:40:00Z', broken_reason = 'revoked'
       where id = (select min(id) from calendar_links)`,
    );
    expect(await byNickname('google_calendar')).toMatchObject({
      status: 'active',
      error_message: null,
      config: { people_connected: 1, people_broken: 1 },
    });
    await office.query(`update calendar_links set broken_at = '2026-11-19T09:40:00Z', broken_reason = 'revoked'`);
    expect(await byNickname('google_calendar')).toMatchObject({
      status: 'error',
      error_message: '2 people have to connect Google Calendar again.',
      error_at: '2026-11-19T09:40:00.000Z',
    });
    await office.query('delete from calendar_links');
    const [posting] = await office.query(
      `select count(*)::int as count from job_board_postings where company_id = 1 and state = 'active' and board = 'indeed'`,
    );
    expect(await byNickname('indeed')).toMatchObject({ config: { active_postings: posting.count } });
  });
});

describe('Connecting Checkr', () => {
  it('leads to its page and back, waits for its confirmation, and reads the packages [CHK-003, INT-005, INT-006]', async () => {
    const back = await office.visit('unconfirmed');
    expect(await office.checkr()).toMatchObject({ status: 'pending', account: null });
    const answer = await office.complete(back);
    expect(answer).toMatchObject({
      status: 200,
      body: { integration: { status: 'pending', account: CHECKR_ACCOUNTS.main } },
    });
    await office.control('POST', 'events', { type: 'account.credentialed', account_id: CHECKR_ACCOUNTS.main });
    const connected = await until('the confirmation', async () => {
      const checkr = await office.checkr();
      return checkr.status === 'active' && checkr.target?.company_checker_packages.length ? checkr : undefined;
    });
    expect(connected.target?.company_checker_packages).toEqual([
      {
        slug: 'basic_plus',
        name: 'Basic+',
        price: 2999,
        turnaround: { min_days: 1, max_days: 1 },
        screenings: ['ssn_trace', 'sex_offender_search', 'national_criminal_search'],
      },
      expect.objectContaining({ slug: 'standard_plus', price: 5499, turnaround: { min_days: 1, max_days: 3 } }),
      expect.objectContaining({ slug: 'driver', price: 6499, turnaround: { min_days: 2, max_days: 4 } }),
    ]);
    expect(connected.connected_at).toMatch(/Z$/);
  });

  it('accepts the confirmation even when it overtakes the token [INT-015]', async () => {
    await office.connect();
    const { events } = await office.sandboxed();
    expect(events.find(({ type }) => type === 'account.credentialed')).toMatchObject({ answered: '200' });
  });

  it('that is refused becomes an error with its time, and can be started again [INT-006, INT-010]', async () => {
    const back = await office.visit('refuse');
    expect(back).toMatchObject({ error: 'access_denied' });
    const { body } = await office.complete(back);
    expect(body.integration).toMatchObject({
      status: 'error',
      error_message: 'The connection to Checkr was not approved.',
      error_at: expect.stringMatching(/Z$/),
    });
    await office.visit('main');
    expect(await office.checkr()).toMatchObject({ status: 'pending', error_message: null, error_at: null });
  });

  it('takes the state once, from the person who started it, and only with a good code [CHK-003]', async () => {
    const back = await office.visit('main');
    const wrong = await office.complete({ ...back, state: 'made-up' });
    expect(wrong).toMatchObject({ status: 422, body: { error_code: 20003 } });
    const colleague = await office.stranger.signIn('owner@harborpine.test');
    expect((await office.complete(back, colleague)).status).not.toBe(200);
    expect(await office.complete({ ...back, code: 'made-up' })).toMatchObject({
      status: 502,
      body: { error_code: 30001, message: "Checkr didn't accept this request" },
    });
    expect((await office.complete(back)).body).toMatchObject({ error_code: 20003 });
    expect(await office.checkr()).toMatchObject({ status: 'error', account: null });
  });

  it('forgets an attempt after half an hour [CHK-003]', async () => {
    const back = await office.visit('main');
    await office.query(`update integration_attempts set expires_at = now() - interval '1 second'`);
    expect((await office.complete(back)).body).toMatchObject({ error_code: 20003 });
  });

  it('stays pending when Checkr is down during the exchange, with a plain message [INT-006, INT-016]', async () => {
    const back = await office.visit('main');
    await office.mood({ answer: 500, on: 'token', times: 5 });
    expect((await office.complete(back)).body).toMatchObject({
      error_code: 30001,
      message: "Checkr isn't responding right now. Try again in a few minutes.",
    });
    expect(await office.checkr()).toMatchObject({ status: 'pending' });
  });

  it('is refused while it is connected, and for what is connected on another page or later [INT-005]', async () => {
    await office.connect();
    const begin = (nickname: string) => office.admin.call(authorizeIntegration, { params: { nickname } });
    expect((await begin('checkr')).body).toMatchObject({ error_code: 20003 });
    expect((await begin('google_calendar')).body).toMatchObject({ error_code: 20003 });
    expect((await begin('adp')).body).toMatchObject({ error_code: 20003 });
    expect((await begin('made_up')).body).toMatchObject({ error_code: 20001 });
  });
});

describe('Permission', () => {
  it('to change integrations is needed for every write; reading is for everyone [INT-003]', async () => {
    const { id } = await office.connect();
    const byId = { params: { id } };
    const byName = { params: { nickname: 'checkr' } };
    const refused = [
      await manager.call(authorizeIntegration, byName),
      await manager.call(connectIntegration, { ...byName, body: { state: 'x', code: 'y' } }),
      await manager.call(updateIntegration, { ...byId, body: { config: { default_package: null } } }),
      await manager.call(listRunningWork, byId),
      await manager.call(testIntegration, byId),
      await manager.call(disconnectIntegration, byId),
    ];
    expect(refused.map(({ body }) => body.error_code)).toEqual(Array(6).fill(10004));
    expect(await office.checkr(manager)).toMatchObject({ id, status: 'active' });
  });

  it('does not reach integrations of another company, or without the module [PLT-016, CMP-002]', async () => {
    const { id } = await office.connect();
    const harbor = await office.stranger.signIn('owner@harborpine.test');
    expect((await harbor.call(testIntegration, { params: { id } })).body).toMatchObject({ error_code: 40001 });
    expect((await harbor.call(disconnectIntegration, { params: { id } })).status).toBe(404);
    expect((await harbor.call(authorizeIntegration, { params: { nickname: 'checkr' } })).body).toMatchObject({
      error_code: 10004,
    });
  });
});

describe('Settings', () => {
  it('take a package of the account as the default, and refuse others and old versions [INT-005]', async () => {
    const { id, version } = await office.connect();
    const put = (body: object) => office.admin.call(updateIntegration, { params: { id }, body });
    expect((await put({ config: { default_package: 'gold' } })).body).toMatchObject({
      error_code: 20001,
      errors: { 'config.default_package': ['Choose a package that your account has'] },
    });
    expect((await put({ config: { default_package: 'driver' }, version })).body).toMatchObject({
      integration: { config: { default_package: 'driver' } },
    });
    expect((await put({ config: { default_package: null }, version })).body).toMatchObject({
      error_code: 20002,
      conflict: { fields: { default_package: { theirs: 'driver', yours: null } } },
    });
  });
});

describe('A connection', () => {
  it('is tested against the provider and says so in words [INT-005]', async () => {
    const { id } = await office.connect();
    expect((await test(id)).body).toMatchObject({ ok: true, message: 'Checkr responds. The connection works.' });
    await office.mood({ answer: 429, on: 'api', times: 9, retry_after: 60 });
    expect((await test(id)).body).toMatchObject({
      ok: false,
      message: 'Checkr is busy right now. Try again in a few minutes.',
      integration: { status: 'active' },
    });
  });

  it('stops at once when its token is refused, with the message and the time [INT-006, INT-010]', async () => {
    const { id } = await office.connect();
    await office.control('POST', 'revoke', { account_id: CHECKR_ACCOUNTS.main });
    expect(await failure()).toBe('unauthorized');
    expect(await office.checkr()).toMatchObject({
      id,
      status: 'error',
      error_message: 'Checkr no longer accepts our access. Reconnect your account.',
      error_at: expect.stringMatching(/Z$/),
    });
    expect((await test(id)).body).toMatchObject({ ok: false, integration: { status: 'error' } });
    await expect(packages()).rejects.toMatchObject({ code: 20003 });
  });

  it('stops after five failed calls in a row, and a success in between starts the count again [INT-006]', async () => {
    const { id } = await office.connect();
    const fail = async (answer: 500 | 'lie') => {
      await office.mood({ answer, on: 'api', times: 3 });
      return failure();
    };
    for (let turn = 0; turn < 4; turn += 1) expect(await fail('lie')).toBe('unreadable');
    await office.mood(null);
    expect(await packages()).toHaveLength(3);
    for (let turn = 0; turn < 4; turn += 1) expect(await fail('lie')).toBe('unreadable');
    expect(await office.checkr()).toMatchObject({ status: 'active' });
    expect(await fail(500)).toBe('unavailable');
    expect(await office.checkr()).toMatchObject({
      status: 'error',
      error_message: "Checkr didn't respond five times in a row. Test the connection or reconnect.",
    });
    await office.mood(null);
    expect((await test(id)).body).toMatchObject({ ok: true, integration: { status: 'active', error_at: null } });
  });

  it('is not blamed for an order that the provider refuses, or for being asked to wait [INT-006]', async () => {
    await office.connect();
    const { app } = office.product;
    for (let turn = 0; turn < 6; turn += 1) {
      const refused = await withCheckr(app, COMPANY, (client) => client.getReport('unknown')).catch((error) => error);
      expect(problemBehind(refused)?.kind).toBe('refused');
    }
    await office.mood({ answer: 429, on: 'api', times: 6, retry_after: 60 });
    for (let turn = 0; turn < 6; turn += 1) expect(await failure()).toBe('busy');
    expect(await office.checkr()).toMatchObject({ status: 'active' });
  });

  it('works again after reconnecting the same account; another account is confirmed first [INT-006]', async () => {
    await office.connect();
    await office.control('POST', 'revoke', { account_id: CHECKR_ACCOUNTS.main });
    await failure();
    const same = await office.visit('unconfirmed');
    expect(await office.checkr()).toMatchObject({ status: 'error' });
    expect((await office.complete(same)).body.integration).toMatchObject({ status: 'active', error_message: null });
    await office.control('POST', 'revoke', { account_id: CHECKR_ACCOUNTS.main });
    await failure();
    const other = await office.complete(await office.visit('other'));
    expect(other.body.integration).toMatchObject({ status: 'pending', account: CHECKR_ACCOUNTS.other });
    await until('the other account', async () => (await office.checkr()).status === 'active');
  });

  it('that fails with an old token does not stop the new one [INT-006]', async () => {
    await office.connect();
    const { app } = office.product;
    const late = withCheckr(app, COMPANY, async (client) => {
      await office.query(`update integrations set secrets = secrets || '\\x00'`);
      await office.mood({ answer: 401, on: 'api', times: 1 });
      return client.packages();
    });
    await expect(late).rejects.toMatchObject({ code: 30001 });
    expect(await office.checkr()).toMatchObject({ status: 'active' });
  });
});

describe('Disconnecting', () => {
  it('lists running work, deletes the secrets, tells the provider, and allows connecting again [INT-005, INT-006]', async () => {
    const { id } = await office.connect();
    expect((await office.admin.call(listRunningWork, { params: { id } })).body).toEqual({ running_work: [] });
    expect((await office.admin.call(disconnectIntegration, { params: { id } })).status).toBe(204);
    expect(await office.checkr()).toMatchObject({
      id,
      status: 'not_connected',
      account: null,
      connected_at: null,
      target: { company_checker_packages: [] },
    });
    expect(await office.query('select secrets from integrations')).toEqual([{ secrets: null }]);
    await until('the provider to know', async () => (await office.sandboxed()).tokens[0]?.is_revoked);
    await expect(packages()).rejects.toMatchObject({ code: 20003 });
    expect((await office.admin.call(disconnectIntegration, { params: { id } })).body).toMatchObject({
      error_code: 20003,
    });
    expect((await office.connect()).id).toBe(id);
  });
});

it('Connecting and testing an integration are in the audit log [PLT-055, INT-005]', async () => {
  const { id } = await office.connect();
  await test(id);
  const events = await office.query('select event from audit_log where subject_type = $1 and subject_id = $2', [
    'integration',
    id,
  ]);
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['integration_connected', 'integration_tested']),
  );
});

describe('Secrets', () => {
  it('are stored encrypted, and appear in no answer, audit row, event, or job [INT-005, INT-014, PLT-056]', async () => {
    const { id } = await office.connect();
    const [row] = await office.query('select company_id, nickname, secrets from integrations');
    const place = { companyId: row.company_id, table: 'integrations', column: 'secrets', row: 'checkr' };
    const token: string = JSON.parse(office.product.app.encryption.decrypt(row.secrets, place)).access_token;
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect(row.secrets.toString('latin1')).not.toContain(token);
    const answers = [await office.list(), (await test(id)).text, await office.checkr(manager)];
    const stored = [
      await office.query('select changes from audit_log'),
      await office.query('select * from events'),
      await office.query(`select payload from graphile_worker._private_jobs`),
    ];
    expect(JSON.stringify([...answers, ...stored])).not.toContain(token);
  });

  it('and personal data are in no error that reaches the log [INT-016, PLT-005]', async () => {
    await office.connect();
    const [row] = await office.query('select secrets from integrations');
    const place = { companyId: COMPANY, table: 'integrations', column: 'secrets', row: 'checkr' };
    const token: string = JSON.parse(office.product.app.encryption.decrypt(row.secrets, place)).access_token;
    const draft = { first_name: 'Ana', last_name: 'Lopez', email: 'ana', ssn: '111223333', work_locations: [] };
    const fail = () =>
      withCheckr(office.product.app, COMPANY, (client) => client.createCandidate(draft)).catch((error: Error) => error);
    const refused = (await fail()) as Error;
    await office.mood({ answer: 500, on: 'api', times: 1 });
    const down = (await fail()) as Error;
    for (const error of [refused, down]) {
      const cause = problemBehind(error);
      const logged = `${error.stack} ${JSON.stringify(error)} ${cause?.stack} ${JSON.stringify(cause)}`;
      expect(logged).toContain('Checkr answered');
      for (const secret of [token, '111223333', 'Lopez']) expect(logged).not.toContain(secret);
    }
  });
});
