// The payroll systems of the sandbox, and a person to hire.
import type { PayrollHire, PayrollProvider } from '@onward/domain/payroll/hires';
import { paychexOrganizations, paychexTitles } from '../../../../sandbox/src/paychex/paychex-rules.ts';
import { jobTitles } from '../../../../sandbox/src/payroll/codes.ts';
import type { PayrollMood, PayrollPerson } from '../../../../sandbox/src/payroll/payroll-world.ts';
import { openSandbox, type SandboxFixture } from '../../../../sandbox/src/testing/sandbox-fixture.ts';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import { readPayrollSettings } from '../../platform/service-settings.ts';
import { SANDBOX_SECRET, SettingsReader } from '../../platform/settings-reader.ts';
import type { PayrollClient, PayrollCredentials } from './payroll-client.ts';
import { openPayrollClient } from './payroll-clients.ts';

export const CREDENTIALS: Record<PayrollProvider, PayrollCredentials> = {
  adp: { clientId: 'adp-sandbox', clientSecret: SANDBOX_SECRET, companyId: null },
  adp_run: { clientId: 'adp-run-sandbox', clientSecret: SANDBOX_SECRET, companyId: null },
  paychex: { clientId: 'paychex-sandbox', clientSecret: SANDBOX_SECRET, companyId: '00H1LARKFIELD0000001' },
  paylocity: { clientId: 'paylocity-sandbox', clientSecret: SANDBOX_SECRET, companyId: 'B6021' },
};

/** Waits as long as in production for an answer, but not between two tries. */
export const QUICK: OutboundPolicy = { timeoutMs: 10_000, tries: 3, pauseMs: 1 };
/** For answers that never come. */
export const IMPATIENT: OutboundPolicy = { timeoutMs: 1_000, tries: 1, pauseMs: 1 };

const CODES: Record<PayrollProvider, PayrollHire['codes']> = {
  adp: { position: 'BAR', department: '300', pay_unit: 'B', location: 'TW-002' },
  adp_run: { position: null, department: '300', pay_unit: 'B', location: null },
  paychex: {
    position: idOf(paychexTitles),
    department: paychexOrganizations[2]?.code ?? '',
    pay_unit: null,
    location: null,
  },
  paylocity: { position: idOf(jobTitles), department: '300', pay_unit: 'B', location: 'TW-002' },
};

function idOf(titles: readonly { code: string; name: string }[]): string {
  return titles.find(({ name }) => name === 'Barista')?.code ?? '';
}

export const SSN = '132456789';
export const BIRTH = '1996-04-12';

export const hireFor = (provider: PayrollProvider, changes: Partial<PayrollHire> = {}): PayrollHire => ({
  reference: 'OW1A',
  legalFirstName: 'Ana',
  legalMiddleName: 'Maria',
  legalLastName: 'Ortiz',
  preferredName: 'Annie',
  ssn: SSN,
  dateOfBirth: BIRTH,
  gender: 'female',
  email: 'ana@mail.test',
  phone: '+14045550123',
  address: { line1: '412 Church St', line2: 'Apt 2', city: 'Decatur', state: 'GA', postalCode: '30030', country: 'US' },
  hiredDate: '2026-11-16',
  startDate: '2026-11-23',
  employmentType: 'part_time',
  flsaStatus: 'non_exempt',
  jobTitle: 'Barista',
  payRate: 17.25,
  payUnit: 'hour',
  workState: 'GA',
  codes: CODES[provider],
  ...changes,
});

/** One sandbox for a test file; each test starts without people, calls, and moods. */
export class PayrollSandbox {
  readonly #sandbox: SandboxFixture;

  private constructor(sandbox: SandboxFixture) {
    this.#sandbox = sandbox;
  }

  static async open(): Promise<PayrollSandbox> {
    return new PayrollSandbox(await openSandbox());
  }

  close(): Promise<void> {
    return this.#sandbox.remove();
  }

  async clear(): Promise<void> {
    await this.mood(null);
    await this.#control('DELETE', '');
  }

  client(provider: PayrollProvider, policy = QUICK, credentials: Partial<PayrollCredentials> = {}): PayrollClient {
    const settings = readPayrollSettings(new SettingsReader({}, false), this.#sandbox.url);
    const client = openPayrollClient(provider, settings, { ...CREDENTIALS[provider], ...credentials }, policy);
    if (!client) throw new Error(`${provider} is not available.`);
    return client;
  }

  mood(mood: PayrollMood | null): Promise<void> {
    return this.#control('PUT', '/mood', { mood });
  }

  revokeTokens(): Promise<void> {
    return this.#control('POST', '/revoke', {});
  }

  async people(): Promise<PayrollPerson[]> {
    return (await this.#read()).people;
  }

  async calls(): Promise<{ method: string; path: string }[]> {
    return (await this.#read()).calls.toReversed();
  }

  page(): Promise<string> {
    return fetch(`${this.#sandbox.url}/payroll`).then((response) => response.text());
  }

  async complete({ id }: { id: number }): Promise<void> {
    await fetch(`${this.#sandbox.url}/payroll/people/${id}/complete`, { method: 'POST', redirect: 'manual' });
  }

  async #read() {
    const response = await fetch(`${this.#sandbox.url}/api/payroll`);
    return (await response.json()) as { people: PayrollPerson[]; calls: { method: string; path: string }[] };
  }

  async #control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#sandbox.url}/api/payroll${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  }
}
