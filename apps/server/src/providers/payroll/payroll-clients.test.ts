// Every payroll provider does the same things, each in its own protocol, against the sandbox.
import { PAYROLL_PROVIDERS, type PayrollProvider } from '@onward/domain/payroll/hires';
import { codeKindsOf } from '@onward/domain/payroll/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hireFor, PayrollSandbox, SSN } from './payroll.fixture.ts';

let sandbox: PayrollSandbox;

beforeAll(async () => {
  sandbox = await PayrollSandbox.open();
});
beforeEach(() => sandbox.clear());
afterAll(() => sandbox.close());

const onlyPerson = async () => {
  const people = await sandbox.people();
  expect(people).toHaveLength(1);
  const [person] = people;
  if (!person) throw new Error('Nobody is there.');
  return person;
};

/** Where the values of a changed hire end up. */
const CHANGED: Record<PayrollProvider, object> = {
  adp: {
    fields: {
      applicantPersonalProfile: { birthName: { familyName: 'Lopez' }, legalAddress: { cityName: 'Athens' } },
      applicantPayrollProfile: { baseRemuneration: { hourlyRateAmount: { amount: '19.50' } } },
    },
  },
  adp_run: {
    fields: {
      applicantPersonalProfile: {
        legalName: { familyName: 'Lopez', middleName: 'M' },
        legalAddress: { cityName: 'Athens', subdivisionCode: { codeValue: 'GA' } },
      },
      applicantPayrollProfile: { baseRemuneration: { hourlyRateAmount: { amount: '19.50' } } },
    },
  },
  paychex: {
    fields: { name: { familyName: 'Lopez', middleName: 'M' } },
    communications: [
      { fields: { type: 'STREET_ADDRESS', city: 'Athens', postalCode: '30030' } },
      { fields: { type: 'EMAIL', uri: 'ana@mail.test' } },
      { fields: { type: 'PHONE', dialArea: '404', dialNumber: '5550123' } },
    ],
    pay_rates: [{ fields: { rateType: 'HOURLY_RATE', amount: '19.50' } }],
  },
  paylocity: {
    fields: {
      lastName: 'Lopez',
      homeAddress: { city: 'Athens' },
      primaryPayRate: { payType: 'Hourly', baseRate: 19.5 },
    },
  },
};

describe.each(PAYROLL_PROVIDERS)('The payroll client for %s', (provider) => {
  const hire = hireFor(provider);

  it('makes one person and finds it by our reference [EMP-031, INT-011]', async () => {
    const client = sandbox.client(provider);
    expect(client.checkHire(hire)).toEqual([]);
    expect(await client.find(hire.reference)).toBeNull();
    const { externalId } = await client.create(hire);
    expect(await onlyPerson()).toMatchObject({ system: provider, key: externalId, name: 'Ana Ortiz', ssn: SSN });
    expect(await client.find(hire.reference)).toBe(externalId);
    expect(await client.find('OW2B')).toBeNull();
  });

  it('updates the same person, as often as asked [EMP-031]', async () => {
    const client = sandbox.client(provider);
    const { externalId } = await client.create(hire);
    const changed = hireFor(provider, {
      legalLastName: 'Lopez',
      address: { ...hire.address, city: 'Athens' },
      payRate: 19.5,
    });
    await client.update(externalId, changed);
    await client.update(externalId, changed);
    expect(await onlyPerson()).toMatchObject({ key: externalId, name: 'Ana Lopez', ...CHANGED[provider] });
  });

  it('does not make a person twice when it is asked twice [EMP-031]', async () => {
    const client = sandbox.client(provider);
    const first = await client.create(hire);
    expect(await client.create(hire)).toEqual(first);
    await onlyPerson();
  });

  it('sends exactly what the dry run shows, and nothing before [AHD-013]', async () => {
    const client = sandbox.client(provider);
    const written = client.writePayload(hire);
    expect(await sandbox.calls()).toEqual([]);
    await client.create(hire);
    const { key, fields, communications, pay_rates } = await onlyPerson();
    const sent = (await sandbox.calls()).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
      written.map(({ method, path }) => `${method} /${provider.replace('_run', '')}${path.replace('{workerId}', key)}`),
    );
    const arrived = [fields, ...communications.map((part) => part.fields), ...pay_rates.map((part) => part.fields)];
    expect(written.map(({ body }) => bodyOf(body))).toEqual(arrived);
  });

  it('lists the codes that can be mapped, and checks the connection [INT-011]', async () => {
    const client = sandbox.client(provider);
    await client.checkConnection();
    const codes = await client.listCodes();
    const used = codeKindsOf(provider);
    for (const kind of ['position', 'department', 'pay_unit', 'location'] as const) {
      const names = codes[kind].map(({ name }) => name);
      if (used.includes(kind)) expect(names.length).toBeGreaterThan(3);
      else expect(names).toEqual([]);
    }
    expect(codes.department).toContainEqual({ code: hire.codes.department, name: 'Coffee bar' });
  });

  it('leaves out what is blank or cannot be expressed [EMP-032]', async () => {
    const client = sandbox.client(provider);
    const bare = hireFor(provider, {
      legalMiddleName: ' ',
      preferredName: null,
      email: null,
      phone: '+525512345678',
      address: { ...hire.address, line2: '' },
    });
    expect(JSON.stringify(client.writePayload(bare))).not.toMatch(/""|null|5512345678|\{\}|\[\]/);
    await client.create(bare);
    await onlyPerson();
  });

  it('sends a yearly salary in the way the provider takes it [EMP-032]', async () => {
    const client = sandbox.client(provider);
    await client.create(hireFor(provider, { payRate: 52_000, payUnit: 'year', flsaStatus: 'exempt' }));
    const person = JSON.stringify(await onlyPerson());
    expect(person).toMatch(provider === 'paychex' ? /"ANNUAL_SALARY","amount":"52000\.00"/ : /"?2000(\.00)?"?[,}]/);
  });

  it('asks again with a new token when the old one was revoked [INT-016]', async () => {
    const client = sandbox.client(provider);
    await client.checkConnection();
    await sandbox.revokeTokens();
    await client.create(hire);
    await onlyPerson();
  });

  it('shows what arrived on the page of the sandbox, without the whole number', async () => {
    await sandbox.client(provider).create(hire);
    const page = await sandbox.page();
    expect(page).toContain('Ana Ortiz');
    expect(page).toContain('*****6789');
    expect(page).toContain('POST /');
    expect(page).not.toMatch(/123-?45-?6789|1996-04-12/);
  });
});

/** ADP wraps the hire, Paychex sends a list. */
function bodyOf(body: unknown): unknown {
  if (Array.isArray(body)) return body[0];
  return (body as { applicantOnboarding?: unknown }).applicantOnboarding ?? body;
}

describe('The payroll client for Paychex', () => {
  const hire = hireFor('paychex');

  it('lists the companies that are linked, and refuses others with a reason [INT-011]', async () => {
    const client = sandbox.client('paychex', undefined, { companyId: null });
    expect(await client.listCompanies()).toEqual([
      { id: '00H1LARKFIELD0000001', name: 'Larkfield Group LLC' },
      { id: '00H1KINDHOME00000002', name: 'Kindhome Care LLC' },
    ]);
    const other = sandbox.client('paychex', undefined, { companyId: '00H1NOTLINKED0000003' });
    await expect(other.checkConnection()).rejects.toMatchObject({
      kind: 'refused',
      fieldErrors: [{ field: null, message: expect.stringContaining('not authorized') }],
    });
    expect(await sandbox.client('adp').listCompanies()).toBeNull();
  });

  it.each([1, 2, 3, 4].flatMap((skip) => (['down', 'lost', 500] as const).map((answer) => [skip, answer] as const)))(
    'continues a send that stopped after call %d (%s), with nothing twice [EMP-031, INT-016]',
    async (skip, answer) => {
      const client = sandbox.client('paychex');
      await sandbox.mood({ system: 'paychex', on: 'write', answer, times: 1, skip });
      await expect(client.create(hire)).rejects.toMatchObject({ kind: 'unavailable' });
      const found = await client.find(hire.reference);
      const { externalId } = await client.create(hire);
      expect(found).toBe(externalId);
      await client.update(externalId, hire);
      const person = await onlyPerson();
      expect(person.communications.map(({ fields }) => fields.type)).toEqual(['STREET_ADDRESS', 'EMAIL', 'PHONE']);
      expect(person.pay_rates).toHaveLength(1);
    },
  );

  it('updates a worker that was completed there, without what can no longer be changed [EMP-031]', async () => {
    const client = sandbox.client('paychex');
    const { externalId } = await client.create(hire);
    await sandbox.complete(await onlyPerson());
    await client.update(externalId, hireFor('paychex', { payRate: 20, hiredDate: '2026-11-17', flsaStatus: 'exempt' }));
    expect(await onlyPerson()).toMatchObject({
      status: 'ACTIVE',
      fields: { hireDate: '2026-11-16T00:00:00Z', exemptionType: 'NON_EXEMPT' },
      pay_rates: [{ fields: { amount: '20.00' } }],
    });
  });
});
