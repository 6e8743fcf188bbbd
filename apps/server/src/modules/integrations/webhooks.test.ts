// Events from Checkr: forged, repeated, unknown, early, and those that end the connection.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHECKR_ACCOUNTS, CheckrOffice } from '../../../../../testing/people/checkr-office.ts';
import { until } from '../../../../../testing/until.ts';
import { signEvent } from '../../../../sandbox/src/checkr/send-events.ts';
import { processEvent } from './process-event.ts';

let office: CheckrOffice;

beforeAll(async () => {
  office = await CheckrOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const bodyOf = (event: object): string => JSON.stringify({ object: 'event', data: { object: {} }, ...event });

const deliver = (body: string, signature: string | null = signEvent(body)) =>
  fetch(`${office.product.url}/v1/webhooks/checkr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'x-checkr-signature': signature }) },
    body,
  });

const stored = () => office.query('select event_id, company_id, outcome, body from webhook_events order by id');
const outcomeOf = (eventId: string) =>
  until(`the outcome of ${eventId}`, async () => {
    const row = (await stored()).find(({ event_id }) => event_id === eventId);
    return row?.outcome ? row : undefined;
  });

describe('An event from Checkr', () => {
  it('that is not signed by it is refused and not stored [INT-015, CHK-012]', async () => {
    const body = bodyOf({ id: 'forged', type: 'report.completed', account_id: CHECKR_ACCOUNTS.main });
    const refused = [
      await deliver(body, null),
      await deliver(body, ''),
      await deliver(body, 'not hex'),
      await deliver(body, signEvent(body, 'another secret')),
      await deliver(`${body} `, signEvent(body)),
      await deliver(body, signEvent(body).slice(2)),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(400));
    expect(await stored()).toEqual([]);
  });

  it('that is signed but no event is refused [INT-015]', async () => {
    for (const body of ['', '[]', 'null', '{}', '{"id":1,"type":"x"}', 'not json']) {
      expect((await deliver(body)).status, body).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  it('is stored once and encrypted, however often it is delivered [INT-015, CHK-012]', async () => {
    await office.connect();
    const body = bodyOf({ id: 'once', type: 'report.completed', account_id: CHECKR_ACCOUNTS.main });
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await outcomeOf('once')).toMatchObject({ outcome: 'ignored', company_id: 1 });
    const rows = (await stored()).filter(({ event_id }) => event_id === 'once');
    expect(rows).toHaveLength(1);
    expect(rows[0].body.toString('latin1')).not.toContain(CHECKR_ACCOUNTS.main);
  });

  it('of an unknown account or an unknown kind is answered 200 and ignored [CHK-012]', async () => {
    await office.connect();
    const kinds = [
      { id: 'stranger', type: 'report.completed', account_id: 'nobody', outcome: 'unknown_account' },
      { id: 'nameless', type: 'report.completed', outcome: 'unknown_account' },
      { id: 'new-kind', type: 'something.new', account_id: CHECKR_ACCOUNTS.main, outcome: 'ignored' },
    ];
    for (const { outcome, ...event } of kinds) {
      expect((await deliver(bodyOf(event))).status).toBe(200);
      expect(await outcomeOf(event.id)).toMatchObject({ outcome });
    }
  });

  it('that confirms an account before its token is stored is tried again [INT-015]', async () => {
    const back = await office.visit('unconfirmed');
    const event = { id: 'early', type: 'account.credentialed', account_id: CHECKR_ACCOUNTS.main };
    expect((await deliver(bodyOf(event))).status).toBe(200);
    await until('the first try', async () => (await stored()).length === 1);
    await office.complete(back);
    expect(await outcomeOf('early')).toMatchObject({ outcome: 'handled', company_id: 1 });
    expect(await office.checkr()).toMatchObject({ status: 'active' });
  });

  it('that ends a token stops the connection; the end of an earlier token does not [INT-006]', async () => {
    await office.connect();
    const end = (id: string, access_code: string) =>
      deliver(
        bodyOf({ id, type: 'token.deauthorized', account_id: CHECKR_ACCOUNTS.main, data: { object: { access_code } } }),
      );
    await end('old-token', 'an earlier token');
    expect(await outcomeOf('old-token')).toMatchObject({ outcome: 'ignored' });
    expect(await office.checkr()).toMatchObject({ status: 'active' });
    const [row] = await office.query('select secrets from integrations');
    const place = { companyId: 1, table: 'integrations', column: 'secrets', row: 'checkr' };
    const token = JSON.parse(office.product.app.encryption.decrypt(row.secrets, place)).access_token;
    await end('this-token', token);
    expect(await outcomeOf('this-token')).toMatchObject({ outcome: 'handled' });
    expect(await office.checkr()).toMatchObject({ status: 'error' });
    expect(await office.query('select secrets from integrations')).toEqual([{ secrets: null }]);
  });

  it('about a check is handed to the room that ordered it, once for each company of the account [CHK-012]', async () => {
    await office.connect();
    const seen: object[] = [];
    const event = {
      id: 'report',
      type: 'report.completed',
      account_id: CHECKR_ACCOUNTS.main,
      data: { object: { id: 'r1' } },
    };
    await deliver(bodyOf(event));
    await outcomeOf('report');
    await office.query(`update webhook_events set processed_at = null, outcome = null where event_id = 'report'`);
    const [{ id }] = await office.query(`select id from webhook_events where event_id = 'report'`);
    const onEvent = async (_app: unknown, given: object) => seen.push(given) > 0;
    await processEvent(office.product.app, onEvent, { id, attempt: 0 });
    await processEvent(office.product.app, onEvent, { id, attempt: 0 });
    expect(seen).toEqual([
      {
        id: 'report',
        type: 'report.completed',
        accountId: CHECKR_ACCOUNTS.main,
        object: { id: 'r1' },
        companyId: 1,
      },
    ]);
    expect(await outcomeOf('report')).toMatchObject({ outcome: 'handled', company_id: 1 });
  });
});
