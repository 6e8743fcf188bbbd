// Paylocity: employees through its API, version 2, which can find and change what it has made (INT-011).
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { PAY_PERIODS } from '@onward/domain/payroll/pay-basis';
import { checkHire, type HireProblemAt } from '@onward/domain/payroll/providers';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import type { PayrollSettings } from '../../platform/service-settings.ts';
import { createOnce } from '../payroll/create-once.ts';
import type {
  PayrollCall,
  PayrollClient,
  PayrollCredentials,
  ProviderCode,
  ProviderCodes,
} from '../payroll/payroll-client.ts';
import { type PayrollAnswer, PayrollHttp, type PayrollRequest } from '../payroll/payroll-http.ts';
import { PayrollProblem } from '../payroll/payroll-problem.ts';
import { readCodes, readEmployeeId, readPaylocityErrors } from './paylocity-answers.ts';
import { changedEmployee, newEmployee } from './paylocity-payload.ts';

/** Fixed by Paylocity, so there is no list to read. */
const PAY_FREQUENCIES: Record<keyof typeof PAY_PERIODS, string> = {
  W: 'Weekly',
  B: 'Biweekly',
  S: 'Semimonthly',
  M: 'Monthly',
  Q: 'Quarterly',
  A: 'Annual',
};

export class PaylocityPayroll implements PayrollClient {
  readonly provider = 'paylocity';
  readonly #http: PayrollHttp;
  readonly #company: string;

  constructor({ url }: PayrollSettings['paylocity'], credentials: PayrollCredentials, policy?: OutboundPolicy) {
    const { clientId, clientSecret, companyId } = credentials;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const token = {
      request: {
        method: 'POST',
        url: `${url}/IdentityServer/connect/token`,
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials&scope=WebLinkAPI',
      },
    };
    this.#http = new PayrollHttp({ name: 'Paylocity', url, token, certificate: null, policy });
    this.#company = `/api/v2/companies/${encodeURIComponent(companyId ?? '')}`;
  }

  async checkConnection(): Promise<void> {
    await this.#codes('costcenter1');
  }

  async listCodes(): Promise<ProviderCodes> {
    const [department, location, position] = await Promise.all([
      this.#codes('costcenter1'),
      this.#codes('costcenter2'),
      this.#codes('positions'),
    ]);
    const pay_unit = Object.keys(PAY_PERIODS).map((code) => ({ code, name: PAY_FREQUENCIES[code] ?? code }));
    return { position, department, location, pay_unit };
  }

  async listCompanies(): Promise<null> {
    return null;
  }

  checkHire(hire: PayrollHire): HireProblemAt[] {
    return checkHire(this.provider, hire);
  }

  writePayload(hire: PayrollHire): PayrollCall[] {
    return [{ method: 'POST', path: `${this.#company}/employees`, body: newEmployee(hire) }];
  }

  async create(hire: PayrollHire): Promise<{ externalId: string }> {
    const externalId = await createOnce({
      create: async () => {
        const body = newEmployee(hire);
        const request = { method: 'POST', path: `${this.#company}/employees`, body, isCreation: true } as const;
        const id = readEmployeeId((await this.#ask(request, hire)).json);
        if (id !== hire.reference) throw this.#http.garbled('the employee that was sent');
        return id;
      },
      find: () => this.find(hire.reference),
      pause: () => this.#http.pause(),
    });
    return { externalId };
  }

  async update(externalId: string, hire: PayrollHire): Promise<void> {
    const path = `${this.#company}/employees/${encodeURIComponent(externalId)}`;
    const { json } = await this.#ask({ method: 'PATCH', path, body: changedEmployee(hire) }, hire);
    // The answer is empty; one that names somebody else is not about this employee.
    const named = readEmployeeId(json);
    if (named !== null && named !== externalId) throw this.#http.garbled('the employee that was sent');
  }

  async find(reference: string): Promise<string | null> {
    const path = `${this.#company}/employees/${encodeURIComponent(reference)}`;
    const answer = await this.#ask({ method: 'GET', path }, null).catch((error: unknown) => {
      if (error instanceof PayrollProblem && error.status === 404) return null;
      throw error;
    });
    if (!answer) return null;
    if (readEmployeeId(answer.json) !== reference) throw this.#http.garbled('the employee that was asked for');
    return reference;
  }

  async #codes(resource: 'costcenter1' | 'costcenter2' | 'positions'): Promise<ProviderCode[]> {
    const codes = readCodes(
      (await this.#ask({ method: 'GET', path: `${this.#company}/codes/${resource}` }, null)).json,
    );
    if (!codes) throw this.#http.garbled('a list of codes');
    return codes;
  }

  #ask(request: PayrollRequest, hire: PayrollHire | null): Promise<PayrollAnswer> {
    return this.#http.ask(request, (json) => readPaylocityErrors(json, hire));
  }
}
