import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { RecordLog } from '../store.ts';

/** Public on purpose: they only give access to this sandbox. */
export const checkrClient = { id: 'onward-sandbox', secret: 'onward-sandbox-secret' } as const;
/** The demo company is connected with it from the start. */
export const demoToken = 'checkr-sandbox-demo-token';

export const checkrAccounts = [
  { id: 'a1c0ffee000000000000a001', name: 'Larkfield Group', is_divided: true },
  { id: 'a1c0ffee000000000000a002', name: 'Harbor account', is_divided: false },
] as const;

/** A connection that an account approved, until it is revoked. */
export interface CheckrToken {
  id: number;
  token: string;
  account_id: string;
  is_revoked: boolean;
}

export interface CheckrCandidate {
  id: number;
  key: string;
  account_id: string;
  fields: Record<string, unknown>;
  created_at: string;
}

export interface CheckrInvitation {
  id: number;
  key: string;
  account_id: string;
  candidate_key: string;
  package: string;
  node: string | null;
  status: 'pending' | 'completed' | 'expired' | 'deleted';
  report_key: string | null;
  expires_at: string;
  created_at: string;
}

export type ReportStatus = 'pending' | 'complete' | 'suspended' | 'dispute' | 'canceled';

export interface CheckrReport {
  id: number;
  key: string;
  account_id: string;
  candidate_key: string;
  package: string;
  node: string | null;
  status: ReportStatus;
  result: 'clear' | 'consider' | null;
  created_at: string;
  completed_at: string | null;
}

/** An event as delivered, so that it can be delivered again. */
export interface SentEvent {
  id: number;
  key: string;
  subject: string;
  type: string;
  body: string;
  answered: string;
}

/** How the service responds to the next calls, set by a test. `lie` is a page that is not Checkr's answer. */
export interface CheckrMood {
  answer: 401 | 403 | 429 | 500 | 'hang' | 'lost' | 'lie';
  on: 'api' | 'token';
  times: number;
  retry_after?: number;
}

export const newKey = (): string => randomBytes(12).toString('hex');

/** Everything Checkr knows: who is connected, and what was ordered. */
export class CheckrWorld {
  readonly tokens: RecordLog<CheckrToken>;
  readonly candidates: RecordLog<CheckrCandidate>;
  readonly invitations: RecordLog<CheckrInvitation>;
  readonly reports: RecordLog<CheckrReport>;
  readonly events: RecordLog<SentEvent>;
  #mood: CheckrMood | null = null;

  private constructor(logs: Pick<CheckrWorld, 'tokens' | 'candidates' | 'invitations' | 'reports' | 'events'>) {
    this.tokens = logs.tokens;
    this.candidates = logs.candidates;
    this.invitations = logs.invitations;
    this.reports = logs.reports;
    this.events = logs.events;
  }

  static async open(folder: string): Promise<CheckrWorld> {
    const file = (name: string) => join(folder, `checkr-${name}.jsonl`);
    const world = new CheckrWorld({
      tokens: await RecordLog.open<CheckrToken>(file('tokens')),
      candidates: await RecordLog.open<CheckrCandidate>(file('candidates')),
      invitations: await RecordLog.open<CheckrInvitation>(file('invitations')),
      reports: await RecordLog.open<CheckrReport>(file('reports')),
      events: await RecordLog.open<SentEvent>(file('events')),
    });
    if (!world.#find(demoToken)) await world.issue(checkrAccounts[0].id, demoToken);
    return world;
  }

  async close(): Promise<void> {
    const logs = [this.tokens, this.candidates, this.invitations, this.reports, this.events];
    await Promise.all(logs.map((log) => log.close()));
  }

  issue(account_id: string, token = newKey() + newKey()): Promise<CheckrToken> {
    return this.tokens.append({ token, account_id, is_revoked: false });
  }

  #find(token: string): CheckrToken | undefined {
    return this.tokens.newestFirst().find((one) => one.token === token);
  }

  /** Null when it is unknown or revoked. */
  accountOf(token: string): string | null {
    const found = this.#find(token);
    return found && !found.is_revoked ? found.account_id : null;
  }

  async revoke(token: string): Promise<void> {
    const found = this.#find(token);
    if (found) await this.tokens.update({ ...found, is_revoked: true });
  }

  async revokeAll(account_id: string): Promise<void> {
    for (const one of this.tokens.newestFirst()) {
      if (one.account_id === account_id) await this.tokens.update({ ...one, is_revoked: true });
    }
  }

  candidate(account: string | null, key: string): CheckrCandidate | undefined {
    return this.candidates.newestFirst().find((one) => one.key === key && isOf(one, account));
  }

  invitation(account: string | null, key: string): CheckrInvitation | undefined {
    return this.invitations.newestFirst().find((one) => one.key === key && isOf(one, account));
  }

  report(account: string | null, key: string): CheckrReport | undefined {
    return this.reports.newestFirst().find((one) => one.key === key && isOf(one, account));
  }

  /** Oldest first, as Checkr lists them. */
  reportsOf({ key }: CheckrCandidate): CheckrReport[] {
    return this.reports
      .newestFirst()
      .filter(({ candidate_key }) => candidate_key === key)
      .reverse();
  }

  setMood(mood: CheckrMood | null): void {
    this.#mood = mood && { ...mood };
  }

  /** Each use counts down the number of affected calls. */
  feel(on: CheckrMood['on']): CheckrMood | null {
    const mood = this.#mood;
    if (!mood || mood.on !== on || mood.times <= 0) return null;
    mood.times -= 1;
    return mood;
  }
}

/** Null for the sandbox's own pages, which see every account. */
const isOf = ({ account_id }: { account_id: string }, account: string | null): boolean =>
  account === null || account_id === account;
