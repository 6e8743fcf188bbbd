import type { RecordLog } from '../store.ts';
import { sandboxAccount } from './account.ts';
import type { ProductWebhooks } from './product-webhooks.ts';
import type { TextMessage } from './text-message.ts';

const unreachable = { code: 30003, message: 'Unreachable destination handset' };

/** Completes an accepted text: delivered, or unreachable for numbers that end in 0000. */
export class TextDelivery {
  readonly #texts: RecordLog<TextMessage>;
  readonly #webhooks: ProductWebhooks;
  readonly #underWay = new Set<Promise<void>>();

  constructor(texts: RecordLog<TextMessage>, webhooks: ProductWebhooks) {
    this.#texts = texts;
    this.#webhooks = webhooks;
  }

  start(text: TextMessage): void {
    const delivery = this.#deliver(text)
      .catch((error: Error) => console.error(`Text ${text.sid} stays queued: ${error.message}`))
      .finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async #deliver(text: TextMessage): Promise<void> {
    const failed = text.to.endsWith('0000');
    const ended: TextMessage = {
      ...text,
      status: failed ? 'undelivered' : 'delivered',
      error_code: failed ? unreachable.code : null,
      error_message: failed ? unreachable.message : null,
      updated_at: new Date().toISOString(),
    };
    await this.#texts.update(ended);
    if (ended.status_callback) await this.#webhooks.call(ended.status_callback, statusFields(ended));
  }
}

function statusFields(text: TextMessage): Record<string, string> {
  return {
    AccountSid: sandboxAccount.sid,
    ApiVersion: '2010-04-01',
    From: text.from,
    MessageSid: text.sid,
    MessageStatus: text.status,
    SmsSid: text.sid,
    SmsStatus: text.status,
    To: text.to,
    ...(text.messaging_service_sid ? { MessagingServiceSid: text.messaging_service_sid } : {}),
    ...(text.error_code === null ? {} : { ErrorCode: String(text.error_code) }),
  };
}
