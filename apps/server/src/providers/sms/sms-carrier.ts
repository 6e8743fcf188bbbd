// Text messages over the provider's HTTP API (Twilio's protocol).
import { callOutside, type OutboundPolicy, ProviderSilent } from '../../platform/outbound.ts';
import { DeliveryRefused, type TextCarrier } from '../../platform/outbox/deliver.ts';

export interface SmsSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

/** Delivery reports go to `reportsTo`, with our own key for the text, because they may arrive before its provider id. */
export function createSmsCarrier(settings: SmsSettings, reportsTo: string, policy?: OutboundPolicy): TextCarrier {
  const address = `${settings.url}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64')}`;
  return {
    async send({ to, body, mediaUrls, messageKey }, handOver) {
      const form = new URLSearchParams({ To: to, From: settings.from, Body: body });
      for (const url of mediaUrls) form.append('MediaUrl', url);
      form.append('StatusCallback', `${reportsTo}?key=${messageKey}`);
      await handOver();
      // The provider knows no idempotency key: a text is sent again only if the connection failed before sending.
      const answer = await callOutside({
        provider: 'The text service',
        repeats: 'unsent',
        policy,
        send: (signal) => fetch(address, { method: 'POST', headers: { authorization }, body: form, signal }),
      }).catch((error: unknown) => {
        if (error instanceof ProviderSilent && error.isUnsent) throw new DeliveryRefused(error.message, false, error);
        throw error;
      });
      const { sid, code, message } = parsed(answer.bytes);
      if (answer.status < 300 && sid) return sid;
      const busy = answer.status === 429 || answer.status >= 500;
      throw new DeliveryRefused(`${code ?? answer.status} ${message ?? ''}`.trim(), !busy);
    },
  };
}

function parsed(bytes: Buffer): { sid?: string; code?: number; message?: string } {
  try {
    return JSON.parse(bytes.toString('utf8')) as { sid?: string };
  } catch {
    return {};
  }
}
