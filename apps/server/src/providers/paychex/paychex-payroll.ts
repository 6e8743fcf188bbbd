// Paychex Flex: a worker is made in progress and completed there by a person. Addresses and pay are calls of their own,
// so an interrupted send is continued with what is missing (INT-011).
import type { PayrollHire } from '@onward/domain/payroll/hires';
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
  ProviderCompany,
} from '../payroll/payroll-client.ts';
import { type PayrollAnswer, PayrollHttp, type PayrollRequest } from '../payroll/payroll-http.ts';
import { type Fields, idIn, textIn } from '../payroll/read-answer.ts';
import { readContent, readPaychexErrors, readWorker } from './paychex-answers.ts';
import { changedWorker, communicationsOf, newWorker, payRateOf } from './paychex-payload.ts';

const TYPES = {
  workers: 'application/vnd.paychex.workers.v1+json',
  worker: 'application/vnd.paychex.worker.v1+json',
  communication: 'application/vnd.paychex.worker.communication.v1+json',
  payRate: 'application/vnd.paychex.payroll.compensation.payrate.v1+json',
} as const;

/** Paychex may send fewer than asked for. */
const PAGE = 100;
const PAGES_MAX = 100;

export class PaychexPayroll implements PayrollClient {
  readonly provider = 'paychex';
  readonly #http: PayrollHttp;
  readonly #company: string;

  constructor({ url }: PayrollSettings['paychex'], credentials: PayrollCredentials, policy?: OutboundPolicy) {
    const { clientId, clientSecret, companyId } = credentials;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const token = {
      request: {
        method: 'POST',
        url: `${url}/auth/oauth/v2/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      },
    };
    this.#http = new PayrollHttp({ name: 'Paychex', url, token, certificate: null, policy });
    this.#company = `/companies/${encodeURIComponent(companyId ?? '')}`;
  }

  async checkConnection(): Promise<void> {
    await this.#content({ method: 'GET', path: this.#company });
  }

  async listCompanies(): Promise<ProviderCompany[]> {
    const rows = await this.#all('/companies');
    return rows.flatMap((row) => {
      const id = idIn(row.companyId);
      return id ? [{ id, name: textIn(row.legalName) || id }] : [];
    });
  }

  async listCodes(): Promise<ProviderCodes> {
    const titles = await this.#all(`${this.#company}/jobtitles`);
    const organizations = await this.#all(`${this.#company}/organizations`);
    return {
      position: titles.flatMap((row) => codeOf(row.jobTitleId, row.title)),
      department: organizations.flatMap((row) => codeOf(row.organizationId, row.name)),
      location: [],
      pay_unit: [],
    };
  }

  checkHire(hire: PayrollHire): HireProblemAt[] {
    return checkHire(this.provider, hire);
  }

  writePayload(hire: PayrollHire): PayrollCall[] {
    const payRate = payRateOf(hire);
    const parts = '/workers/{workerId}';
    return [
      { method: 'POST', path: `${this.#company}/workers`, body: [newWorker(hire)] },
      ...communicationsOf(hire).map((body): PayrollCall => ({ method: 'POST', path: `${parts}/communications`, body })),
      ...(payRate ? [{ method: 'POST', path: `${parts}/compensation/payrates`, body: payRate } as const] : []),
    ];
  }

  /** Safe to call again: a worker that was made before is found by its reference and completed. */
  async create(hire: PayrollHire): Promise<{ externalId: string }> {
    const externalId = await createOnce({
      create: () => this.#createWorker(hire),
      find: () => this.find(hire.reference),
      pause: () => this.#http.pause(),
    });
    await this.#completeParts(externalId, hire);
    return { externalId };
  }

  async update(externalId: string, hire: PayrollHire): Promise<void> {
    const path = `/workers/${encodeURIComponent(externalId)}`;
    const held = readWorker((await this.#content({ method: 'GET', path }))[0]);
    if (held?.id !== externalId) throw this.#http.garbled('the worker that was asked for');
    const body = changedWorker(hire, held.isActive);
    const changed = readWorker(
      (await this.#content({ method: 'PATCH', path, body, headers: typed('worker') }, hire))[0],
    );
    if (changed?.id !== externalId) throw this.#http.garbled('the worker that was sent');
    await this.#completeParts(externalId, hire);
  }

  async find(reference: string): Promise<string | null> {
    const path = `${this.#company}/workers?employeeid=${encodeURIComponent(reference)}`;
    const workers = await this.#content({ method: 'GET', path });
    const own = workers.map((row) => readWorker(row)).find((worker) => worker?.employeeId === reference);
    return own?.id ?? null;
  }

  async #createWorker(hire: PayrollHire): Promise<string> {
    const request: PayrollRequest = {
      method: 'POST',
      path: `${this.#company}/workers`,
      body: [newWorker(hire)],
      headers: typed('workers'),
      isCreation: true,
    };
    const [row] = await this.#content(request, hire);
    const made = readWorker(row);
    const isOwn = made && [made.employeeId, made.correlationId].every((id) => id === null || id === hire.reference);
    if (!isOwn) throw this.#http.garbled('the worker that was sent');
    return made.id;
  }

  /** Adds what is missing and changes what exists, so that nothing is there twice. */
  async #completeParts(workerId: string, hire: PayrollHire): Promise<void> {
    const worker = `/workers/${encodeURIComponent(workerId)}`;
    const communications = await this.#content({ method: 'GET', path: `${worker}/communications` });
    for (const wanted of communicationsOf(hire)) {
      const { type, usageType, ...values } = wanted;
      // Somebody may have added a mailing address there; the usage is not always part of the answer.
      const held = communications.find(
        (one) => one.type === type && (one.usageType === undefined || one.usageType === usageType),
      );
      const body = held ? values : wanted;
      await this.#savePart(`${worker}/communications`, held?.communicationId, body, 'communication', hire);
    }
    const wanted = payRateOf(hire);
    if (!wanted) return;
    const rates = await this.#content({ method: 'GET', path: `${worker}/compensation/payrates` });
    const held = rates.find(({ rateNumber }) => String(rateNumber) === wanted.rateNumber);
    await this.#savePart(`${worker}/compensation/payrates`, held?.rateId, wanted, 'payRate', hire);
  }

  async #savePart(list: string, held: unknown, body: Fields, type: keyof typeof TYPES, hire: PayrollHire) {
    const id = idIn(held);
    const request: PayrollRequest = id
      ? { method: 'PATCH', path: `${list}/${encodeURIComponent(id)}`, body, headers: typed(type) }
      : { method: 'POST', path: list, body, headers: typed(type), isCreation: true };
    await this.#content(request, hire);
  }

  async #all(path: string): Promise<Fields[]> {
    const rows: Fields[] = [];
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const found = await this.#content({ method: 'GET', path: `${path}?limit=${PAGE}&offset=${rows.length}` });
      if (found.length === 0) break;
      rows.push(...found);
    }
    return rows;
  }

  async #content(request: PayrollRequest, hire: PayrollHire | null = null): Promise<Fields[]> {
    const answer = await this.#ask(request, hire);
    const content = answer.status === 204 ? [] : readContent(answer.json);
    if (!content) throw this.#http.garbled('a list');
    return content;
  }

  #ask(request: PayrollRequest, hire: PayrollHire | null): Promise<PayrollAnswer> {
    return this.#http.ask(request, (json) => readPaychexErrors(json, hire));
  }
}

const typed = (type: keyof typeof TYPES): Record<string, string> => ({ 'content-type': TYPES[type] });

function codeOf(id: unknown, name: unknown): ProviderCode[] {
  const code = idIn(id);
  return code ? [{ code, name: textIn(name) || code }] : [];
}
