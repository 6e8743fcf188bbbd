// The web services of E-Verify: employers, cases, and what is answered about them (EVF-018, EVF-021).
import { setTimeout as pause } from 'node:timers/promises';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import type { EverifySettings } from '../../platform/service-settings.ts';
import { EverifyHttp } from './everify-http.ts';
import {
  type CaseData,
  type CompanyRegistration,
  type GatewayCase,
  readCase,
  readCases,
  readId,
  readPhoto,
} from './everify-resources.ts';
import { GatewayProblem } from './gateway-problem.ts';

/** How a case is named in calls: its number there, and our own id, which every answer has to repeat. */
export interface CaseName {
  number: string;
  reference: string;
}

type Step = 'submit' | 'confirm_data' | 'confirm_photo' | 'documents' | 'refer' | 'close';

const CREATE_TRIES = 3;
const CONFLICT = 409;

export class EverifyClient {
  readonly #http: EverifyHttp;

  constructor(settings: EverifySettings, policy?: OutboundPolicy) {
    this.#http = new EverifyHttp(settings, policy);
  }

  /** The id of the company there; the same one when it is registered already. */
  async registerCompany(company: CompanyRegistration): Promise<string> {
    return readId(await this.#http.ask({ method: 'POST', path: '/companies', body: company }), 'client_company_id');
  }

  async findCase(reference: string): Promise<GatewayCase | null> {
    const path = `/cases?${new URLSearchParams({ employer_case_id: reference })}`;
    const cases = readCases(await this.#http.ask({ method: 'GET', path }));
    return cases.find((found) => found.reference === reference) ?? null;
  }

  /** Cases of this person at the company within the last year, and open ones. */
  async findDuplicates({ client_company_id, ssn }: CaseData): Promise<GatewayCase[]> {
    const body = { client_company_id, ssn };
    return readCases(await this.#http.ask({ method: 'POST', path: '/cases/duplicates', body }));
  }

  /**
   * Makes a case at most once: without an answer it may have been made, so that it is looked up by our reference before
   * anything is sent again.
   */
  async createCase(data: CaseData): Promise<GatewayCase> {
    const reference = data.employer_case_id;
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.findCase(reference);
      if (found) return found;
      try {
        const sent = { method: 'POST', path: '/cases', body: data, isCreation: true } as const;
        return readCase(await this.#http.ask(sent), reference);
      } catch (error) {
        if (!mayBeMade(error) || attempt >= CREATE_TRIES) throw error;
        await pause(this.#http.pauseMs);
      }
    }
  }

  async getCase({ number, reference }: CaseName): Promise<GatewayCase> {
    return readCase(await this.#http.ask({ method: 'GET', path: pathOf(number) }), reference);
  }

  submitCase(name: CaseName): Promise<GatewayCase> {
    return this.#step(name, 'submit', {});
  }

  confirmData(name: CaseName, data: CaseData): Promise<GatewayCase> {
    return this.#step(name, 'confirm_data', data);
  }

  /** Null when one of the two shows no photo. */
  answerPhoto(name: CaseName, matches: boolean | null): Promise<GatewayCase> {
    return this.#step(name, 'confirm_photo', matches === null ? { no_photo: true } : { photo_matches: matches });
  }

  async getPhoto({ number }: CaseName): Promise<Buffer> {
    return readPhoto(await this.#http.ask({ method: 'GET', path: `${pathOf(number)}/photo` }));
  }

  uploadDocument(name: CaseName, { front, back }: { front: Buffer; back: Buffer | null }): Promise<GatewayCase> {
    const body = { front: front.toString('base64'), ...(back && { back: back.toString('base64') }) };
    return this.#step(name, 'documents', body);
  }

  /** The employee has read and signed the further action notice, whose id goes along. */
  async refer(name: CaseName): Promise<GatewayCase> {
    const current = await this.getCase(name);
    if (current.status !== 'PENDING_REFERRAL') return current;
    const path = `${pathOf(name.number)}/further_action_notice`;
    const fan_id = readId(await this.#http.ask({ method: 'GET', path }), 'fan_id');
    return this.#step(name, 'refer', { fan_id });
  }

  closeCase(
    name: CaseName,
    closure: { reason: string; text: string | null; isEmployed: boolean },
  ): Promise<GatewayCase> {
    return this.#step(name, 'close', {
      closure_reason_code: closure.reason,
      closure_reason_description: closure.text ?? '',
      currently_employed: closure.isEmployed,
    });
  }

  /** A step that was taken already, because its first answer was lost, is refused there: then the case itself says so. */
  async #step(name: CaseName, step: Step, body: object): Promise<GatewayCase> {
    try {
      const path = `${pathOf(name.number)}/${step}`;
      return readCase(await this.#http.ask({ method: 'POST', path, body }), name.reference);
    } catch (error) {
      if (error instanceof GatewayProblem && error.status === CONFLICT) return this.getCase(name);
      throw error;
    }
  }
}

const pathOf = (number: string): string => `/cases/${encodeURIComponent(number)}`;

const mayBeMade = (error: unknown): boolean =>
  error instanceof GatewayProblem &&
  (error.kind === 'unavailable' || error.kind === 'unreadable' || error.codes.includes('EMPLOYER_CASE_ID_EXISTS'));
