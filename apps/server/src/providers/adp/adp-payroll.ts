// ADP Workforce Now and RUN Powered by ADP: new hires through Applicant Onboarding, version 2 (INT-011).
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { checkHire, type HireProblemAt } from '@onward/domain/payroll/providers';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import type { AdpPayrollSettings } from '../../platform/service-settings.ts';
import { createOnce } from '../payroll/create-once.ts';
import type {
  PayrollCall,
  PayrollClient,
  PayrollCredentials,
  ProviderCode,
  ProviderCodes,
} from '../payroll/payroll-client.ts';
import { type PayrollAnswer, PayrollHttp, type PayrollRequest } from '../payroll/payroll-http.ts';
import type { Fields } from '../payroll/read-answer.ts';
import {
  codesOfField,
  isConfirmed,
  readAdpErrors,
  readApplicantId,
  readCodeList,
  readMeta,
  readWorkers,
} from './adp-answers.ts';
import { runBody, workforceNowBody } from './adp-payload.ts';

const ONBOARD = '/hcm/v2/applicant.onboard';
const CODE_LISTS = '/codelists/hr/v3/worker-management';

/** Calls are made for the person who runs payroll, with the rules of the United States. */
const CONTEXT = { roleCode: 'practitioner', 'ADP-Context-ExpressionID': 'country=US' } as const;

export class AdpPayroll implements PayrollClient {
  readonly provider: 'adp' | 'adp_run';
  readonly #credentials: PayrollCredentials;
  readonly #http: PayrollHttp;

  constructor(
    product: 'adp' | 'adp_run',
    { url, tokenUrl, certificate }: AdpPayrollSettings,
    credentials: PayrollCredentials,
    policy?: OutboundPolicy,
  ) {
    this.provider = product;
    this.#credentials = credentials;
    const { clientId, clientSecret } = credentials;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const token = {
      request: {
        method: 'POST',
        url: `${tokenUrl}/auth/oauth/v2/token`,
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
    };
    this.#http = new PayrollHttp({ name: 'ADP', url, token, certificate, policy });
  }

  async checkConnection(): Promise<void> {
    await this.#meta();
  }

  /** Workforce Now has lists of its own; in RUN they are part of the rules of each field. */
  async listCodes(): Promise<ProviderCodes> {
    if (this.provider === 'adp') {
      const [position, department, location, pay_unit] = await Promise.all(
        ['job-titles', 'departments', 'locations', 'pay-cycles'].map((table) => this.#codeList(table)),
      );
      return {
        position: position ?? [],
        department: department ?? [],
        location: location ?? [],
        pay_unit: pay_unit ?? [],
      };
    }
    const rules = await this.#meta();
    return {
      position: [],
      department: codesOfField(rules, { path: '/homeOrganizationalUnits/NameCode/codeValue' }),
      location: [],
      pay_unit: codesOfField(rules, { path: '/payCycleCode/codeValue' }),
    };
  }

  async listCompanies(): Promise<null> {
    return null;
  }

  checkHire(hire: PayrollHire): HireProblemAt[] {
    return checkHire(this.provider, hire);
  }

  writePayload(hire: PayrollHire): PayrollCall[] {
    return [{ method: 'POST', path: ONBOARD, body: this.#body(hire) }];
  }

  async create(hire: PayrollHire): Promise<{ externalId: string }> {
    const find = () => this.find(hire.reference);
    const externalId = await createOnce({
      create: async () => {
        const request = { method: 'POST', path: ONBOARD, body: this.#body(hire), isCreation: true } as const;
        const id = readApplicantId((await this.#ask(request, hire)).json);
        if (id === null) throw this.#http.garbled('a new applicant');
        return id;
      },
      find,
      pause: () => this.#http.pause(),
    });
    // The confirmation doesn't repeat our reference, so the record is looked up: a wrong id would later update
    // another person. A record that cannot be found yet proves nothing.
    const known = await find().catch(() => null);
    if (known !== null && known !== externalId) throw this.#http.garbled('the applicant that was sent');
    return { externalId };
  }

  async update(externalId: string, hire: PayrollHire): Promise<void> {
    const path = `/hcm/v2/applicants/${encodeURIComponent(externalId)}/onboarding`;
    const { json } = await this.#ask({ method: 'PUT', path, body: this.#body(hire) }, hire);
    if (!isConfirmed(json)) throw this.#http.garbled('a confirmation');
  }

  async find(reference: string): Promise<string | null> {
    const filter = `workers/alternateIDs/idValue eq '${reference.replaceAll("'", "''")}'`;
    const { status, json } = await this.#ask({
      method: 'GET',
      path: `/hr/v2/workers?$filter=${encodeURIComponent(filter)}`,
    });
    if (status === 204) return null;
    const workers = readWorkers(json);
    if (!workers) throw this.#http.garbled('a list of workers');
    return workers.find(({ badges }) => badges.includes(reference))?.id ?? null;
  }

  #body(hire: PayrollHire): Fields {
    return this.provider === 'adp' ? workforceNowBody(hire, this.#credentials) : runBody(hire);
  }

  async #meta(): Promise<Fields> {
    const rules = readMeta((await this.#ask({ method: 'GET', path: `${ONBOARD}/meta` })).json);
    if (!rules) throw this.#http.garbled('the rules of a hire');
    return rules;
  }

  async #codeList(table: string): Promise<ProviderCode[]> {
    const { status, json } = await this.#ask({ method: 'GET', path: `${CODE_LISTS}/${table}/WFN/1` });
    const codes = status === 204 ? [] : readCodeList(json);
    if (!codes) throw this.#http.garbled('a list of codes');
    return codes;
  }

  #ask(request: PayrollRequest, hire: PayrollHire | null = null): Promise<PayrollAnswer> {
    return this.#http.ask({ ...request, headers: CONTEXT }, (json) => readAdpErrors(json, hire));
  }
}
