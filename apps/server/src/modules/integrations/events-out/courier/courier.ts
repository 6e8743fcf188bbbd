// Sends webhook deliveries separately from the job queue, so that neither can starve the other.
import type { App } from '../../../../platform/app.ts';
import { Together } from '../../../../platform/database/together.ts';
import { inSystem } from '../../../../platform/database/transaction.ts';
import { openEarlier, openSecret } from '../webhooks/webhook-secrets.ts';
import { CLAIMED_MAX, type ClaimedDelivery, claimDeliveries, freeForgotten } from './claim-deliveries.ts';
import { type EndedTry, endTries } from './end-tries.ts';
import { type Agents, closeAgents, createAgents } from './guarded-agents.ts';
import { type Posted, postDelivery } from './post-delivery.ts';
import { bodyOf, headersOf } from './sign-delivery.ts';

const POLL_MS = 1_000;
const FREE_MS = 30_000;
/** Deliveries sent to one webhook at the same time. */
const AT_ONCE = 8;

interface Lane {
  waiting: ClaimedDelivery[];
  sending: number;
  /** Sent, and not yet stored how it ended: that takes no place of the next one, so that many are stored together. */
  ending: number;
}

const heldIn = ({ waiting, sending, ending }: Lane): number => waiting.length + sending + ending;

export class WebhookCourier {
  readonly #app: App;
  readonly #agents: Agents;
  readonly #endings: Together<EndedTry>;
  /** What is claimed, by webhook. */
  readonly #lanes = new Map<number, Lane>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | null = null;
  #isDue = false;
  #freedAt = 0;
  #stopped = false;
  readonly #carrying = new Set<Promise<void>>();

  constructor(app: App) {
    this.#app = app;
    this.#agents = createAgents(app.config.webhooksAllowPrivate);
    this.#endings = new Together((tries) => inSystem(app.pool, (tx) => endTries(tx, tries, app.clock())));
  }

  /** Called when there may be something to deliver; several calls while one runs count as one. */
  wake(): void {
    if (this.#stopped) return;
    this.#isDue = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = null;
      if (this.#stopped) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.wake(), POLL_MS);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    // Claimed deliveries that were not sent are retried when their claim expires; the others finish first.
    this.#lanes.clear();
    await this.#claiming;
    await Promise.all(this.#carrying);
    closeAgents(this.#agents);
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#isDue && !this.#stopped) {
        this.#isDue = false;
        await this.#freeNow();
        await this.#claim();
      }
    } catch (error) {
      this.#app.log.warn({ err: error }, 'webhook deliveries could not be read');
    }
  }

  async #freeNow(): Promise<void> {
    const now = this.#app.clock();
    if (Math.abs(now.getTime() - this.#freedAt) < FREE_MS) return;
    await inSystem(this.#app.pool, (tx) => freeForgotten(tx, now));
    this.#freedAt = now.getTime();
  }

  async #claim(): Promise<void> {
    const held = new Map([...this.#lanes].map(([id, lane]) => [id, heldIn(lane)]));
    const claimed = await inSystem(this.#app.pool, (tx) => claimDeliveries(tx, held, this.#app.clock()));
    for (const delivery of claimed) this.#laneOf(delivery.endpoint_id).waiting.push(delivery);
    for (const id of this.#lanes.keys()) this.#fill(id);
  }

  #laneOf(endpointId: number): Lane {
    const lane = this.#lanes.get(endpointId) ?? { waiting: [], sending: 0, ending: 0 };
    this.#lanes.set(endpointId, lane);
    return lane;
  }

  #fill(endpointId: number): void {
    const lane = this.#lanes.get(endpointId);
    if (!lane) return;
    while (lane.sending < AT_ONCE) {
      const delivery = lane.waiting.shift();
      if (!delivery) break;
      const carried = this.#carry(endpointId, lane, delivery).finally(() => this.#carrying.delete(carried));
      this.#carrying.add(carried);
    }
    if (heldIn(lane) === 0) this.#lanes.delete(endpointId);
  }

  async #carry(endpointId: number, lane: Lane, delivery: ClaimedDelivery): Promise<void> {
    lane.sending += 1;
    const posted = await this.#send(delivery).catch((error) => this.#notFinished(delivery, error));
    lane.sending -= 1;
    lane.ending += 1;
    this.#fill(endpointId);
    const at = this.#app.clock();
    if (posted) await this.#endings.add({ delivery, posted, at }).catch((error) => this.#notFinished(delivery, error));
    lane.ending -= 1;
    this.#fill(endpointId);
    if (heldIn(lane) <= CLAIMED_MAX / 2) this.wake();
  }

  /** It is claimed for a while and then tried again. */
  #notFinished({ id }: ClaimedDelivery, error: unknown): null {
    this.#app.log.warn({ err: error, delivery: id }, 'a webhook delivery could not be finished');
    return null;
  }

  async #send(delivery: ClaimedDelivery): Promise<Posted> {
    const { config, clock } = this.#app;
    const body = bodyOf({
      key: delivery.event_key,
      type: delivery.type,
      version: delivery.version,
      companyId: delivery.company_id,
      at: delivery.created_at,
      data: delivery.data,
    });
    const headers = headersOf(this.#secretsOf(delivery), delivery.event_key, clock(), body);
    const to = { agents: this.#agents, allowPrivate: config.webhooksAllowPrivate };
    return postDelivery(to, delivery.url, headers, body);
  }

  #secretsOf(delivery: ClaimedDelivery): string[] {
    const { secret, earlier_secret: earlier, earlier_secret_until: until } = delivery;
    const current = openSecret(this.#app, delivery, secret);
    return earlier && until && until > this.#app.clock()
      ? [current, openEarlier(this.#app, delivery, earlier)]
      : [current];
  }
}
