import { join } from 'node:path';
import { RecordLog } from '../store.ts';

export type WotcSystem = 'wotc' | 'ehx_wotc';

export interface WotcCompany {
  key: string;
  name: string;
}

export interface WotcAccount {
  id: string;
  apiKey: string;
  companies: readonly WotcCompany[];
}

/** Public on purpose: they only give access to this sandbox. */
const apiKey = 'onward-sandbox-secret';

export const wotcAccounts: Readonly<Record<WotcSystem, WotcAccount>> = {
  wotc: {
    id: 'wotc-sandbox',
    apiKey,
    companies: [
      { key: 'LARKFIELD', name: 'Larkfield Group LLC' },
      { key: 'KINDHOME', name: 'Kind Home Care Inc.' },
    ],
  },
  ehx_wotc: { id: 'ehx-sandbox', apiKey, companies: [{ key: 'EHX-1042', name: 'Larkfield Group LLC' }] },
};

export type Fields = Record<string, unknown>;

export interface WotcScreening {
  id: number;
  key: string;
  system: WotcSystem;
  company_key: string;
  /** The product's own id, which a repeated call names again. */
  reference: string;
  fields: Fields;
  /** How often it was sent. */
  times: number;
  received_at: string;
}

export interface WotcCall {
  id: number;
  system: WotcSystem;
  method: string;
  path: string;
  answered: string;
}

/**
 * How a service responds to the next calls, set by a test. Before the call is processed: a status, `hang` (no answer),
 * `html` (a page instead of an answer). After it: `lost` (the connection ends), `wrong_record` (a success that is about
 * another screening).
 */
export interface WotcMood {
  system: WotcSystem;
  on: 'read' | 'write' | 'any';
  answer: 401 | 429 | 500 | 503 | 'hang' | 'html' | 'lost' | 'wrong_record';
  times: number;
  retry_after?: number;
}

/** Everything the two services know. */
export class WotcWorld {
  readonly screenings: RecordLog<WotcScreening>;
  readonly calls: RecordLog<WotcCall>;
  #mood: WotcMood | null = null;

  private constructor(screenings: RecordLog<WotcScreening>, calls: RecordLog<WotcCall>) {
    this.screenings = screenings;
    this.calls = calls;
  }

  static async open(folder: string): Promise<WotcWorld> {
    return new WotcWorld(
      await RecordLog.open<WotcScreening>(join(folder, 'wotc-screenings.jsonl')),
      await RecordLog.open<WotcCall>(join(folder, 'wotc-calls.jsonl')),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.screenings.close(), this.calls.close()]);
  }

  find(system: WotcSystem, reference: string): WotcScreening | undefined {
    return this.screenings.newestFirst().find((one) => one.system === system && one.reference === reference);
  }

  setMood(mood: WotcMood | null): void {
    this.#mood = mood && { ...mood };
  }

  /** Each use counts down the number of affected calls. */
  feel(system: WotcSystem, on: 'read' | 'write'): WotcMood | null {
    const mood = this.#mood;
    if (!mood || mood.system !== system || mood.times <= 0 || (mood.on !== 'any' && mood.on !== on)) return null;
    mood.times -= 1;
    return mood;
  }
}
