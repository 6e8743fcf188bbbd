import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { RecordLog } from '../store.ts';

export type PayrollSystem = 'adp' | 'adp_run' | 'paychex' | 'paylocity';

export type Fields = Record<string, unknown>;

/** Something a person has there besides the record itself: an address, an email, a pay rate. */
export interface PayrollPart {
  key: string;
  fields: Fields;
}

export interface PayrollPerson {
  id: number;
  /** The system's own id. */
  key: string;
  system: PayrollSystem;
  company_id: string;
  /** The product's id of the person, wherever the system stores it. */
  reference: string;
  name: string;
  ssn: string;
  status: string;
  fields: Fields;
  communications: PayrollPart[];
  pay_rates: PayrollPart[];
  created_at: string;
  updated_at: string;
}

export interface PayrollCall {
  id: number;
  system: PayrollSystem;
  method: string;
  path: string;
  answered: string;
  received_at: string;
}

/**
 * How the service responds to the next calls, set by a test. Before the call is processed: a status, `hang` (no
 * answer), `down` (the connection ends), `html` (a page instead of an answer), `nonsense` (JSON of another shape).
 * After it: `lost` (the connection ends), `half` (it ends within the answer), `stored_500` (an error although it was
 * stored), `wrong_record` (a success that is about somebody else).
 */
export interface PayrollMood {
  system: PayrollSystem;
  on: 'token' | 'read' | 'write';
  answer:
    | 401
    | 403
    | 429
    | 500
    | 503
    | 'hang'
    | 'down'
    | 'html'
    | 'nonsense'
    | 'lost'
    | 'half'
    | 'stored_500'
    | 'wrong_record';
  times: number;
  /** Calls that pass before the first affected one. */
  skip?: number;
  retry_after?: number;
}

export const newKey = (bytes = 8): string => randomBytes(bytes).toString('hex').toUpperCase();

const TOKEN_MS = 3_600_000;

interface IssuedToken {
  system: PayrollSystem;
  company_id: string;
  endsAt: number;
}

/** Everything the payroll systems know, and what they were asked. */
export class PayrollWorld {
  readonly people: RecordLog<PayrollPerson>;
  readonly calls: RecordLog<PayrollCall>;
  /** In memory: after a restart every token is unknown, as if it had been revoked. */
  readonly #tokens = new Map<string, IssuedToken>();
  #moods: PayrollMood[] = [];

  private constructor(people: RecordLog<PayrollPerson>, calls: RecordLog<PayrollCall>) {
    this.people = people;
    this.calls = calls;
  }

  static async open(folder: string): Promise<PayrollWorld> {
    return new PayrollWorld(
      await RecordLog.open<PayrollPerson>(join(folder, 'payroll-people.jsonl')),
      await RecordLog.open<PayrollCall>(join(folder, 'payroll-calls.jsonl')),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.people.close(), this.calls.close()]);
  }

  issueToken(system: PayrollSystem, company_id: string): { access_token: string; expires_in: number } {
    const token = newKey(24);
    this.#tokens.set(token, { system, company_id, endsAt: Date.now() + TOKEN_MS });
    return { access_token: token, expires_in: TOKEN_MS / 1000 };
  }

  tokenOf(authorization: string | undefined): IssuedToken | null {
    const token = this.#tokens.get(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
    return token && token.endsAt > Date.now() ? token : null;
  }

  revokeTokens(): void {
    this.#tokens.clear();
  }

  peopleOf(system: PayrollSystem, company_id: string): PayrollPerson[] {
    return this.people.newestFirst().filter((one) => one.system === system && one.company_id === company_id);
  }

  async add(draft: Omit<PayrollPerson, 'id' | 'created_at' | 'updated_at'>): Promise<PayrollPerson> {
    const now = new Date().toISOString();
    return this.people.append({ ...draft, created_at: now, updated_at: now });
  }

  async change(person: PayrollPerson, changes: Partial<PayrollPerson>): Promise<PayrollPerson> {
    const changed = { ...person, ...changes, updated_at: new Date().toISOString() };
    await this.people.update(changed);
    return changed;
  }

  setMood(mood: PayrollMood | null): void {
    this.#moods = mood ? [{ ...mood }] : [];
  }

  /** Each use counts down the number of affected calls. */
  feel(system: PayrollSystem, on: PayrollMood['on']): PayrollMood | null {
    const mood = this.#moods.find((one) => one.system === system && one.on === on && one.times > 0);
    if (!mood) return null;
    if (mood.skip) {
      mood.skip -= 1;
      return null;
    }
    mood.times -= 1;
    return mood;
  }
}
