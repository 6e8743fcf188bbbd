import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { RecordLog } from '../store.ts';

export type Fields = Record<string, unknown>;

export type EverifyStatus =
  | 'DRAFT'
  | 'QUEUED'
  | 'UNCONFIRMED_DATA'
  | 'PHOTO_MATCH'
  | 'SCAN_AND_UPLOAD'
  | 'MANUAL_REVIEW'
  | 'PENDING_REFERRAL'
  | 'REFERRED'
  | 'CLOSE_CASE_AND_RESUBMIT'
  | 'EMPLOYMENT_AUTHORIZED'
  | 'FINAL_NONCONFIRMATION'
  | 'CLOSED';

export interface EverifyCompany {
  id: number;
  key: string;
  /** The product's own id of the account. */
  employer_reference: string;
  fields: Fields;
}

export interface EverifyCase {
  id: number;
  number: string;
  client_company_id: string;
  /** The product's own id of the case. */
  employer_case_id: string;
  status: EverifyStatus;
  fields: Fields;
  unconfirmed_fields: string[];
  mismatch_reason: string | null;
  /** Set once the employer has confirmed its data, which it can do once. */
  is_confirmed: boolean;
  /** What the next look finds while it is queued; chosen by the number when null. */
  next_status: EverifyStatus | null;
  /** When a case under review or referred is decided automatically. */
  decided_at: number | null;
  fan_id: string | null;
  rdc_id: string | null;
  closed_result: 'AUTHORIZED' | 'NONCONFIRMATION' | 'OTHER' | null;
  closure_reason: string | null;
  documents: number;
  created_at: string;
  updated_at: string;
}

export interface EverifyCall {
  id: number;
  method: string;
  path: string;
  answered: string;
}

/**
 * How the service responds to the next calls, set by a test. Before the call is processed: a status, `hang` (no answer),
 * `down` (the connection ends), `html` (a page instead of an answer). After it: `lost` (the connection ends), `stored_500`
 * (an error although it was stored), `wrong_case` (a success that is about another case).
 */
export interface EverifyMood {
  on: 'login' | 'read' | 'write';
  answer: 401 | 429 | 500 | 503 | 'hang' | 'down' | 'html' | 'lost' | 'stored_500' | 'wrong_case';
  times: number;
  /** Calls that pass before the first affected one. */
  skip?: number;
  retry_after?: number;
}

export const newKey = (bytes = 4): string => randomBytes(bytes).toString('hex').toUpperCase();

const TOKEN_MS = 3_600_000;
const DECIDE_MS = 30_000;

/** Everything E-Verify knows. */
export class EverifyWorld {
  readonly companies: RecordLog<EverifyCompany>;
  readonly cases: RecordLog<EverifyCase>;
  readonly calls: RecordLog<EverifyCall>;
  decideAfterMs = DECIDE_MS;
  /** In memory: after a restart every token is unknown. */
  readonly #tokens = new Map<string, number>();
  #mood: EverifyMood | null = null;

  private constructor(
    companies: RecordLog<EverifyCompany>,
    cases: RecordLog<EverifyCase>,
    calls: RecordLog<EverifyCall>,
  ) {
    this.companies = companies;
    this.cases = cases;
    this.calls = calls;
  }

  static async open(folder: string): Promise<EverifyWorld> {
    return new EverifyWorld(
      await RecordLog.open<EverifyCompany>(join(folder, 'everify-companies.jsonl')),
      await RecordLog.open<EverifyCase>(join(folder, 'everify-cases.jsonl')),
      await RecordLog.open<EverifyCall>(join(folder, 'everify-calls.jsonl')),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.companies.close(), this.cases.close(), this.calls.close()]);
  }

  issueToken(): { access_token: string; expires_in: number } {
    const token = newKey(24);
    this.#tokens.set(token, Date.now() + TOKEN_MS);
    return { access_token: token, expires_in: TOKEN_MS / 1000 };
  }

  knowsToken(authorization: string | undefined): boolean {
    return (this.#tokens.get(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '') ?? 0) > Date.now();
  }

  revokeTokens(): void {
    this.#tokens.clear();
  }

  caseOf(number: string): EverifyCase | undefined {
    return this.cases.newestFirst().find((one) => one.number === number);
  }

  async change(found: EverifyCase, changes: Partial<EverifyCase>): Promise<EverifyCase> {
    const changed = { ...found, ...changes, updated_at: new Date().toISOString() };
    await this.cases.update(changed);
    return changed;
  }

  setMood(mood: EverifyMood | null): void {
    this.#mood = mood && { ...mood };
  }

  /** Each use counts down the number of affected calls. */
  feel(on: EverifyMood['on']): EverifyMood | null {
    const mood = this.#mood;
    if (!mood || mood.on !== on || mood.times <= 0) return null;
    if (mood.skip) {
      mood.skip -= 1;
      return null;
    }
    mood.times -= 1;
    return mood;
  }
}

const DAY_MS = 86_400_000;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Year, day of the year, six digits, two letters. */
export function newCaseNumber(now = new Date()): string {
  const year = now.getUTCFullYear();
  const day = Math.floor((now.getTime() - Date.UTC(year, 0, 0)) / DAY_MS);
  const letter = () => letters[randomInt(letters.length)] ?? 'A';
  return `${year}${String(day).padStart(3, '0')}${String(randomInt(1_000_000)).padStart(6, '0')}${letter()}${letter()}`;
}
