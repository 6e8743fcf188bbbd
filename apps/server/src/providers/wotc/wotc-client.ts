// A tax credit provider with the account and key of one company: its companies there, and screenings (INT-013, INT-016).
import { callOutside, type OutboundAnswer, type OutboundPolicy, ProviderSilent } from '../../platform/outbound.ts';
import type { WotcSettings } from '../../platform/service-settings.ts';
import { sendRequest } from '../payroll/send-request.ts';
import { WotcProblem } from './wotc-problem.ts';
import { readCompanies, readErrors, readScreening, type ScreeningDraft, type WotcCompany } from './wotc-resources.ts';

export interface WotcCredentials {
  account: string;
  apiKey: string;
}

interface WotcRequest {
  method: 'GET' | 'PUT';
  path: string;
  body?: object;
}

const TOO_MANY = 429;

export class WotcClient {
  readonly #name: string;
  readonly #root: string;
  readonly #key: string;
  readonly #policy: OutboundPolicy | undefined;

  constructor(name: string, { url }: WotcSettings, { account, apiKey }: WotcCredentials, policy?: OutboundPolicy) {
    this.#name = name;
    this.#root = `${url}/v1/accounts/${encodeURIComponent(account)}`;
    this.#key = apiKey;
    this.#policy = policy;
  }

  async listCompanies(): Promise<WotcCompany[]> {
    const companies = readCompanies(await this.#ask({ method: 'GET', path: '/companies' }));
    if (!companies) throw this.#unreadable('a list of companies');
    return companies;
  }

  /** Under our reference, so that a call that is repeated makes no second screening. Answers the provider's id. */
  async sendScreening(company: string, reference: string, draft: ScreeningDraft): Promise<string> {
    const path = `/companies/${encodeURIComponent(company)}/screenings/${encodeURIComponent(reference)}`;
    const id = readScreening(await this.#ask({ method: 'PUT', path, body: draft }), reference);
    if (id === null) throw this.#unreadable('the screening that was sent');
    return id;
  }

  /** The bytes of a successful answer. Every call may be repeated: reading, and storing under a reference. */
  async #ask({ method, path, body }: WotcRequest): Promise<Buffer> {
    const request = {
      method,
      url: `${this.#root}${path}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.#key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    };
    const answer = await callOutside({
      provider: this.#name,
      repeats: 'always',
      policy: this.#policy,
      isBusy: ({ status }) => status >= 500 || status === TOO_MANY,
      send: (signal) => sendRequest(request, null, signal),
    }).catch((error: unknown) => {
      const words = error instanceof ProviderSilent ? error.message : `${this.#name} cannot be reached.`;
      throw new WotcProblem('unavailable', words);
    });
    if (answer.status >= 200 && answer.status < 300) return answer.bytes;
    throw problemOf(this.#name, answer);
  }

  #unreadable(what: string): WotcProblem {
    return new WotcProblem('unreadable', `${this.#name} did not answer with ${what}.`);
  }
}

/** Only names of fields are kept of what it says. */
function problemOf(name: string, { status, bytes }: OutboundAnswer): WotcProblem {
  const words = `${name} answered ${status}.`;
  if (status >= 500 || status === 408) return new WotcProblem('unavailable', words, { status });
  if (status === TOO_MANY) return new WotcProblem('busy', words, { status });
  // A key of another account is as useless as a wrong one.
  if (status === 401 || status === 403) return new WotcProblem('unauthorized', words, { status });
  if (status < 400) return new WotcProblem('unreadable', words, { status });
  const { fields, codes } = readErrors(bytes);
  const kind = status === 404 && codes.includes('COMPANY_UNKNOWN') ? 'company_unknown' : 'refused';
  return new WotcProblem(kind, words, { status, fields });
}
