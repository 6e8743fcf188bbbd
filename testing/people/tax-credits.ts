/** For tests about tax credit providers: connecting them, and the sandbox made to fail. */
import { connectByCredentials, type Integration, listIntegrations } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { type WotcMood, type WotcScreening, wotcAccounts } from '../../apps/sandbox/src/wotc/wotc-world.ts';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';

interface Office {
  admin: ApiCaller;
  product: { outside: { url: string } };
}

export class TaxCredits {
  readonly #office: Office;

  constructor(office: Office) {
    this.#office = office;
  }

  connect(
    nickname: TaxCreditNickname,
    changes: { client_id?: string; client_secret?: string } = {},
    caller = this.#office.admin,
  ): Promise<RawAnswer<{ integration: Integration & { id: number } }>> {
    const { id, apiKey } = wotcAccounts[nickname];
    const body = { client_id: id, client_secret: apiKey, ...changes };
    return caller.call(connectByCredentials, { params: { nickname }, body });
  }

  async integration(nickname: TaxCreditNickname): Promise<Integration> {
    const { body } = await this.#office.admin.call<{ integrations: Integration[] }>(listIntegrations);
    const found = body.integrations.find((one) => one.nickname === nickname);
    if (!found) throw new Error(`${nickname} is not offered.`);
    return found;
  }

  async screenings(): Promise<WotcScreening[]> {
    const response = await fetch(`${this.#office.product.outside.url}/api/wotc`);
    return ((await response.json()) as { screenings: WotcScreening[] }).screenings;
  }

  mood(mood: WotcMood | null): Promise<void> {
    return this.#control('PUT', '/mood', { mood });
  }

  /** The sandbox answers normally and has received nothing. */
  async clear(): Promise<void> {
    await this.mood(null);
    await this.#control('DELETE', '');
  }

  async #control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#office.product.outside.url}/api/wotc${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox would not: ${response.status} ${await response.text()}`);
  }
}
