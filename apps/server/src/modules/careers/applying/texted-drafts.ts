// Starting an application by text: the positions room asks, this room creates the draft and returns its link (JOB-054).
import { DRAFT_DAYS } from '@onward/domain/careers/task-links';
import { readPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { applyPath, taggedLink } from '@onward/domain/positions/career-links';
import { TEXT_SOURCE } from '@onward/domain/positions/text-to-apply';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { insertResumeLink } from './drafts.queries.ts';
import { loadDraft, startDraft } from './drafts.service.ts';

interface TextedRequest {
  positionKey: string;
  companyKey: string;
  from: string;
  language: Language;
  now: Date;
}

export async function beginByText(
  { config }: App,
  tx: Transaction,
  { positionKey, companyKey, from, language, now }: TextedRequest,
): Promise<{ link: string; draftId: number }> {
  const phone = readPhoneNumber({ phone: from, region_number: '1' });
  const started = await startDraft(tx, positionKey, {
    language,
    refererSource: TEXT_SOURCE,
    ...(phone && { phone, isPhoneProven: true }),
    now,
  });
  const draft = await loadDraft(tx, started.token, now);
  const token = createToken();
  await insertResumeLink(tx, draft, token, addSeconds(now, DRAFT_DAYS * SECONDS.day));
  const address = `${config.publicUrl}${applyPath(companyKey, positionKey)}?resume=${token}`;
  // The tag also counts when the link is opened again and the application starts over.
  return { link: taggedLink(address, TEXT_SOURCE), draftId: draft.id };
}
