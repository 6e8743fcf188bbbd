/** For tests about Checkr: an admin who connects it through the sandbox's page, and the sandbox made to fail. */
import {
  authorizeIntegration,
  connectIntegration,
  type Integration,
  listIntegrations,
} from '@onward/contract/integrations/integrations';
import { type CheckrMood, checkrAccounts } from '../../apps/sandbox/src/checkr/checkr-world.ts';
import { ApiCaller, type RawAnswer } from '../product/api-caller.ts';
import { type InProcessProduct, type ProductOptions, startInProcess } from '../product/in-process-product.ts';
import { until } from '../until.ts';

/** `main` has a place for each demo location; `other` is not divided; `unconfirmed` waits for Checkr. */
export type Choice = 'main' | 'other' | 'unconfirmed' | 'refuse';

export const CHECKR_ACCOUNTS = { main: checkrAccounts[0].id, other: checkrAccounts[1].id } as const;

const FORMS: Record<Choice, Record<string, string>> = {
  main: { account: CHECKR_ACCOUNTS.main },
  other: { account: CHECKR_ACCOUNTS.other },
  unconfirmed: { unconfirmed: CHECKR_ACCOUNTS.main },
  refuse: { refuse: 'yes' },
};

interface Sandboxed {
  tokens: { account_id: string; is_revoked: boolean }[];
  events: { key: string; type: string; answered: string }[];
}

export class CheckrOffice {
  readonly product: InProcessProduct;
  readonly stranger: ApiCaller;
  readonly admin: ApiCaller;

  private constructor(product: InProcessProduct, stranger: ApiCaller, admin: ApiCaller) {
    this.product = product;
    this.stranger = stranger;
    this.admin = admin;
  }

  static async open(options: ProductOptions = {}): Promise<CheckrOffice> {
    const product = await startInProcess({ sandbox: true, ...options });
    const stranger = new ApiCaller(product.url);
    return new CheckrOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  }

  async query(text: string, values: unknown[] = []) {
    return (await this.product.app.ownerPool.query(text, values)).rows;
  }

  /** No job of the worker is about to call Checkr, so that a failure of the sandbox meets the call of the test. */
  quiet(): Promise<true> {
    return until('the worker to finish', async () => {
      const [{ count }] = await this.query(
        `select count(*)::int as count from graphile_worker._private_jobs where run_at <= now() + interval '1 second'`,
      );
      return count === 0 || undefined;
    });
  }

  /** Nothing is connected, and the sandbox answers normally. */
  async clear(): Promise<void> {
    await this.mood(null);
    await this.query('delete from graphile_worker._private_jobs where run_at > now() and locked_at is null');
    await this.quiet();
    await this.query('delete from company_checker_nodes');
    await this.query('delete from integration_attempts');
    await this.query('delete from integrations');
    await this.query('delete from webhook_events');
  }

  async list(caller = this.admin): Promise<Integration[]> {
    return (await caller.call<{ integrations: Integration[] }>(listIntegrations)).body.integrations;
  }

  async checkr(caller = this.admin): Promise<Integration> {
    const found = (await this.list(caller)).find(({ nickname }) => nickname === 'checkr');
    if (!found) throw new Error('Checkr is not offered.');
    return found;
  }

  /** To the provider's page and back; returns what the browser brings back. */
  async visit(choice: Choice, caller = this.admin): Promise<Record<string, string>> {
    const begun = await caller.call<{ url: string }>(authorizeIntegration, { params: { nickname: 'checkr' } });
    if (begun.status !== 200) throw new Error(`The way to the provider did not open: ${begun.text}`);
    const page = await fetch(begun.body.url);
    if (page.status !== 200) throw new Error(`The provider refused: ${await page.text()}`);
    const body = new URLSearchParams(FORMS[choice]);
    const answer = await fetch(begun.body.url, { method: 'POST', redirect: 'manual', body });
    const back = await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' });
    const landed = new URL(back.headers.get('location') ?? '');
    return Object.fromEntries(new URLSearchParams(landed.hash.split('?')[1]));
  }

  complete(body: Record<string, string>, caller = this.admin): Promise<RawAnswer<{ integration: Integration }>> {
    return caller.call<{ integration: Integration }>(connectIntegration, { params: { nickname: 'checkr' }, body });
  }

  /** Connected and confirmed, with its packages. */
  async connect(choice: 'main' | 'other' = 'main', caller = this.admin): Promise<Integration & { id: number }> {
    await this.complete(await this.visit(choice, caller), caller);
    await until('Checkr to be connected', async () => {
      const { status, target } = await this.checkr(caller);
      return (status === 'active' && target?.company_checker_packages.length === 3) || undefined;
    });
    await this.quiet();
    const integration = await this.checkr(caller);
    return { ...integration, id: integration.id ?? 0 };
  }

  async sandboxed(): Promise<Sandboxed> {
    return (await (await fetch(`${this.product.outside.url}/api/checkr`)).json()) as Sandboxed;
  }

  mood(mood: CheckrMood | null): Promise<void> {
    return this.control('PUT', 'mood', { mood });
  }

  async control(method: string, path: string, body: object): Promise<void> {
    const response = await fetch(`${this.product.outside.url}/api/checkr/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox would not: ${await response.text()}`);
  }
}
