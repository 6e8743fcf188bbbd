// Text messages over the provider's HTTP API (Twilio's protocol).
import { DeliveryRefused, type TextCarrier } from '../../platform/outbox/deliver.ts';

const TIMEOUT_MS = 15_000;

export interface SmsSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Delivery reports go to `reportsTo`, with our own key for the text, because they may arrive before its provider id. */
export function createSmsCarrier(settings: SmsSettings, reportsTo: string): TextCarrier {
  const address = `${settings.url}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64')}`;
  return {
    async send({ to, body, mediaUrls, messageKey }, handOver) {
      const form = new URLSearchParams({ To: to, From: settings.from, Body: body });
      for (const url of mediaUrls) form.append('MediaUrl', url);
      form.append('StatusCallback', `${reportsTo}?key=${messageKey}`);
      await handOver();
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error) => {
        if (isConnectionRefused(error)) throw new DeliveryRefused('The text service cannot be reached.', false, error);
        throw error;
      });
      const answer = (await response.json()) as { sid?: string; code?: number; message?: string };
      if (response.ok && answer.sid) return answer.sid;
      const busy = response.status === 429 || response.status >= 500;
      throw new DeliveryRefused(`${answer.code ?? response.status} ${answer.message ?? ''}`.trim(), !busy);
    },
  };
}

/** The connection was refused, so nothing was accepted and a retry is safe. */
const isConnectionRefused = (error: Error): boolean =>
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
