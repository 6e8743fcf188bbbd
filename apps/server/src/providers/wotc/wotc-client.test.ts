// Both tax credit providers of the sandbox: what they accept, refuse, and how they fail.
import { TAX_CREDIT_NICKNAMES, type TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type SandboxFixture } from '../../../../sandbox/src/testing/sandbox-fixture.ts';
import { type WotcMood, type WotcScreening, wotcAccounts } from '../../../../sandbox/src/wotc/wotc-world.ts';
import { readWotcSettings } from '../../platform/service-settings.ts';
import { SettingsReader } from '../../platform/settings-reader.ts';
import { WotcClient, type WotcCredentials } from './wotc-client.ts';
import type { ScreeningDraft } from './wotc-resources.ts';

/** Waits as long as in production for an answer, but not between two tries. */
const QUICK = { timeoutMs: 10_000, tries: 3, pauseMs: 1 };
const IMPATIENT = { timeoutMs: 500, tries: 1, pauseMs: 1 };
const SSN = '219456789';

const DRAFT: ScreeningDraft = {
  first_name: 'Marcus',
  last_name: 'Bell',
  ssn: SSN,
  birth_date: '2004-05-14',
  street: '88 Candler Park Dr, Apt 4',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30307',
  county: 'DeKalb',
  phone: '4045550142',
  boxes: [2, 7],
  signed_name: 'Marcus Bell',
  signed_on: '2026-11-18',
  offered_on: null,
  hired_on: '2026-11-16',
  started_on: null,
  employer_name: 'Larkfield Group LLC',
  employer_ein: '582214907',
};

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());
beforeEach(async () => {
  await feel(null);
  await fetch(`${sandbox.url}/api/wotc`, { method: 'DELETE' });
});

const feel = (mood: Omit<WotcMood, 'system'> | null) =>
  fetch(`${sandbox.url}/api/wotc/mood`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood: mood && { system: 'wotc', ...mood } }),
  });

const received = async () =>
  ((await (await fetch(`${sandbox.url}/api/wotc`)).json()) as { screenings: WotcScreening[] }).screenings;

function clientOf(nickname: TaxCreditNickname, changes: Partial<WotcCredentials> = {}, policy = QUICK): WotcClient {
  const settings = readWotcSettings(new SettingsReader({}, false), sandbox.url)[nickname];
  if (!settings) throw new Error(`${nickname} is not set up.`);
  const { id: account, apiKey } = wotcAccounts[nickname];
  return new WotcClient(nickname, settings, { account, apiKey, ...changes }, policy);
}

describe('A tax credit provider', () => {
  it.each(TAX_CREDIT_NICKNAMES)(
    '%s lists its companies and takes a screening once [INT-013, INT-016]',
    async (name) => {
      const client = clientOf(name);
      const companies = await client.listCompanies();
      expect(companies.map(({ id }) => id)).toEqual(wotcAccounts[name].companies.map(({ key }) => key));
      const [company] = companies;
      const first = await client.sendScreening(company?.id ?? '', 'ow-1', DRAFT);
      expect(await client.sendScreening(company?.id ?? '', 'ow-1', DRAFT)).toBe(first);
      expect(await received()).toMatchObject([{ system: name, reference: 'ow-1', times: 2, fields: { ssn: SSN } }]);
    },
  );

  it.each([
    [{ apiKey: 'wrong' }, 401],
    [{ account: 'somebody-else' }, 403],
  ])('does not accept %j [INT-005]', async (changes, status) => {
    await expect(clientOf('wotc', changes).listCompanies()).rejects.toMatchObject({ kind: 'unauthorized', status });
  });

  it('names what it refuses without quoting it [INT-016]', async () => {
    const refused = await clientOf('wotc')
      .sendScreening('LARKFIELD', 'ow-2', { ...DRAFT, ssn: '000456789' })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'refused', status: 422, fields: ['ssn'] });
    expect(String(refused)).not.toContain('000456789');
    const unknown = clientOf('wotc').sendScreening('NOBODY', 'ow-2', DRAFT);
    await expect(unknown).rejects.toMatchObject({ kind: 'company_unknown', status: 404 });
  });

  it.each([500, 503, 429] as const)('that answers %s twice is asked a third time [INT-016]', async (answer) => {
    await feel({ on: 'any', answer, times: 2 });
    expect(await clientOf('wotc').listCompanies()).toHaveLength(2);
  });

  it.each([
    [503, 'unavailable'],
    [429, 'busy'],
    ['html', 'unreadable'],
  ] as const)('that keeps answering %s is %s [INT-016]', async (answer, kind) => {
    await feel({ on: 'any', answer, times: 9 });
    await expect(clientOf('wotc').listCompanies()).rejects.toMatchObject({ kind });
  });

  it('that never answers is unavailable, and an answer that was lost makes no second screening [INT-016]', async () => {
    await feel({ on: 'any', answer: 'hang', times: 1 });
    await expect(clientOf('wotc', {}, IMPATIENT).listCompanies()).rejects.toMatchObject({ kind: 'unavailable' });
    await feel({ on: 'write', answer: 'lost', times: 1 });
    await clientOf('wotc').sendScreening('LARKFIELD', 'ow-3', DRAFT);
    expect(await received()).toHaveLength(1);
  });

  it('that answers about another screening is not believed [INT-016]', async () => {
    await feel({ on: 'write', answer: 'wrong_record', times: 3 });
    const sent = clientOf('wotc').sendScreening('LARKFIELD', 'ow-4', DRAFT);
    await expect(sent).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
