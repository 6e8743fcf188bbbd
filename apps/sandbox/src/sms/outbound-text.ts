import type { ProductAddress } from '../product-address.ts';
import { mayCall } from '../product-address.ts';
import { sandboxAccount } from './account.ts';
import { TextRefusal } from './refusals.ts';
import type { TextDraft } from './text-message.ts';

const longestBody = 1600;

/** Parses the form of a send request and rejects what Twilio would reject by its fields alone. */
export function readOutboundText(form: URLSearchParams, product: ProductAddress): TextDraft {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  const messagingServiceSid = field('MessagingServiceSid');
  const from = field('From') || (messagingServiceSid ? sandboxAccount.phoneNumber : '');
  const body = form.get('Body') ?? '';
  const mediaUrls = form.getAll('MediaUrl');
  const statusCallback = field('StatusCallback');

  if (!field('To')) throw new TextRefusal(21604);
  const to = phoneNumberOf(field('To'));
  if (!to) throw new TextRefusal(21211, field('To'));
  if (!from) throw new TextRefusal(21603);
  if (body === '' && mediaUrls.length === 0) throw new TextRefusal(21602);
  if ([...body].length > longestBody) throw new TextRefusal(21617);
  if (form.has('ScheduleType')) throw new TextRefusal(20001, 'ScheduleType');
  if (statusCallback && !mayCall(product, statusCallback)) throw new TextRefusal(21609, statusCallback);

  return {
    direction: 'outbound-api',
    status: 'queued',
    from: phoneNumberOf(from) ?? from,
    to,
    body,
    media_urls: mediaUrls,
    messaging_service_sid: messagingServiceSid || null,
    status_callback: statusCallback || null,
  };
}

/** The number in E.164 format, however it was punctuated. */
export function phoneNumberOf(written: string): string | undefined {
  const compact = written.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : undefined;
}
