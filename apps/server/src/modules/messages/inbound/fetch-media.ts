// Images of incoming texts: fetched from the provider after its call is answered, with retries (MSG-009).
import { UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import type { NamedFile } from '../../../platform/files/photos/readable-photo.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { callOutside, type OutboundAnswer, ProviderFailed } from '../../../platform/outbound.ts';
import * as messages from '../messages.queries.ts';
import { storeReceived } from '../sending/attach-files.ts';
import { announce } from '../threads/announce-thread.ts';

export const FETCH_MEDIA_TASK = 'messages.fetch_media';

export interface MediaJob {
  company_id: number;
  message_id: number;
  urls: string[];
}

export const fetchMediaLater = (tx: Transaction, companyId: number, messageId: number, urls: readonly string[]) =>
  enqueue(tx, FETCH_MEDIA_TASK, { company_id: companyId, message_id: messageId, urls });

export async function fetchMedia(app: App, { company_id: companyId, message_id: id, urls }: MediaJob) {
  const known = await inCompany(app.pool, companyId, (tx) => messages.find(tx, companyId, id));
  if (!known || known.attachments) return;
  const fetched: NamedFile[] = [];
  // Only URLs of the provider itself are fetched.
  for (const url of urls.filter((each) => isOfProvider(app, each))) {
    fetched.push(await fetchOne(app, url));
  }
  const files = await storeReceived(app, companyId, fetched);
  await inCompany(app.pool, companyId, async (tx) => {
    const message = await messages.lock(tx, companyId, id);
    if (!message || message.attachments) return;
    await messages.attach(
      tx,
      companyId,
      files.map((file) => ({ ...file, message_id: id })),
    );
    await announce(tx, companyId, [message.conversation_id], 'message_updated');
  });
}

const isOfProvider = ({ config }: App, url: string): boolean =>
  URL.parse(url)?.origin === new URL(config.sms.url).origin;

async function fetchOne({ config }: App, url: string): Promise<NamedFile> {
  const { accountSid, authToken } = config.sms;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const answer = await callOutside({
    provider: 'The text service',
    repeats: 'always',
    send: (signal) => fetch(url, { headers: { authorization }, signal }),
  });
  if (answer.status >= 300) throw new ProviderFailed('The text service', answer);
  const { bytes } = answer;
  return { name: nameOf(url, answer), bytes: bytes.length > UPLOAD_MAX_BYTES ? Buffer.alloc(0) : bytes };
}

const nameOf = (url: string, { headers }: OutboundAnswer): string => {
  const kind = headers.get('content-type')?.split(';')[0]?.split('/')[1] ?? 'bin';
  return `${new URL(url).pathname.split('/').at(-1) ?? 'picture'}.${kind === 'jpeg' ? 'jpg' : kind}`;
};
