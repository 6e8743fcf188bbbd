// An incoming text: first the legally required keywords, then a keyword that starts an application, then the thread
// (MSG-007, MSG-008).
import { confirmsNumber, type InboundAction, keywordAction } from '@onward/domain/messages/inbound-keywords';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { InboundText } from '../../../providers/sms/inbound-texts.ts';
import { answerKeyword, type TextToApplyPort } from '../../positions/positions.service.ts';
import { findByPhone, type KnownSender } from '../sending/senders.queries.ts';
import { verifyNumber } from '../sending/verify-number.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { fetchMediaLater } from './fetch-media.ts';
import { optInToTexts, optOutOfTexts } from './opt-out.ts';
import { receive } from './store-message.ts';
import { keepUnassigned } from './unassigned.queries.ts';

export const takeText = (app: App, context: TextToApplyPort, text: InboundText): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    const senders = await findByPhone(tx, text.from);
    const optedOut = senders.some(({ sms_opt_out }) => sms_opt_out) || (await app.strangers.hasOptedOut(text.from));
    const action = keywordAction(text.body, optedOut);
    const [sender] = senders;
    // Also for unknown numbers, because anyone may enter them anywhere later.
    if (action === 'opt_out') await app.strangers.optOut(tx, text.from);
    if (action === 'opt_in') await app.strangers.optIn(tx, text.from);
    if (action && sender) await applyKeyword(app, tx, { action, senders, sender, text });
    else if (action || !(await answerKeyword(app, context, tx, text))) await keep(app, tx, sender, text);
    if (confirmsNumber(text.body, action)) await verifyNumber(tx, senders, text.from, app.clock());
  });

async function keep(app: App, tx: Transaction, sender: KnownSender | undefined, text: InboundText): Promise<void> {
  if (sender) await intoThread(app, tx, sender, text, false);
  else await keepUnassigned(tx, { ...unassigned(text), now: app.clock() });
}

const unassigned = (text: InboundText) => ({
  channel: 'sms' as const,
  sender: text.from,
  recipient: text.to,
  subject: null,
  body: text.body,
  providerId: text.id,
});

async function intoThread(app: App, tx: Transaction, sender: KnownSender, text: InboundText, isKeyword: boolean) {
  const now = app.clock();
  await tx.enterCompany(sender.company_id);
  const threads = await conversations.ensure(tx, sender.company_id, [sender.application_id], now);
  const id = threads.get(sender.application_id)?.id;
  const thread = id && (await conversations.find(tx, sender.company_id, id));
  if (!thread) return null;
  const received = { channel: 'sms', subject: null, body: text.body, files: [], providerId: text.id } as const;
  const messageId = await receive(tx, thread, { ...received, isKeyword, now });
  if (messageId && text.mediaUrls.length > 0) await fetchMediaLater(tx, sender.company_id, messageId, text.mediaUrls);
  return messageId;
}

interface KeywordAction {
  action: InboundAction;
  senders: readonly KnownSender[];
  /** Whose thread it belongs to. */
  sender: KnownSender;
  text: InboundText;
}

/** All companies share the number, so an opt-out applies to all of them. */
async function applyKeyword(
  app: App,
  tx: Transaction,
  { action, senders, sender, text }: KeywordAction,
): Promise<void> {
  const now = app.clock();
  const isNew = await intoThread(app, tx, sender, text, true);
  if (!isNew) return;
  for (const who of action === 'help' ? [] : senders) {
    await tx.enterCompany(who.company_id);
    const change = action === 'opt_out' ? optOutOfTexts : optInToTexts;
    await change(tx, who, { actor: 'applicant', now });
  }
  await tx.enterCompany(sender.company_id);
  await confirm(app, tx, { action, sender, text });
}

const CONFIRMATIONS: Record<InboundAction, string> = { opt_out: 'stopped', opt_in: 'started', help: 'help' };

/** One reply each; the provider confirms what it understood but doesn't know who we are. */
async function confirm(
  app: App,
  tx: Transaction,
  { action, sender, text }: Omit<KeywordAction, 'senders'>,
): Promise<void> {
  if (action !== 'help' && text.optOut !== null) return;
  const t = translator(chooseLanguage([sender.language], app.config.environment));
  const body = t(`messages:texts.${CONFIRMATIONS[action]}`, { company: sender.company_name });
  await app.outbox.sendText(tx, { companyId: sender.company_id, to: text.from, body });
}
