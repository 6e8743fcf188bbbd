// The letters of a check as files: what the applicant agreed to, and the notices.
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import type { Answer } from '../../platform/http/route.ts';
import { renderLetter, storePdf } from '../documents/documents.service.ts';
import * as adverse from './adverse-action/adverse-actions.queries.ts';
import type { CheckRow } from './checks.queries.ts';
import { fileName, type LetterFacts, noticeLetter } from './consent/consent-texts.ts';

type Shown = 'inline' | 'download';
type LetterName = 'consent' | 'pre' | 'final';

/**
 * Called with the check locked: if the process dies before the commit, the next attempt overwrites the file. Returns its
 * key.
 */
export async function keepLetter(app: App, check: CheckRow, name: LetterName, bytes: Uint8Array): Promise<string> {
  return (await storePdf(app, `${check.company_id}/check-${check.id}-${name}`, bytes)).key;
}

export async function letterFile(
  app: App,
  tx: Transaction,
  check: CheckRow,
  name: LetterName,
  type: Shown,
): Promise<Answer> {
  const key = await keyOf(tx, check, name);
  const bytes = key ? await app.files.get(key) : null;
  if (!bytes) throw notFound();
  return pdf(bytes, check, name, type);
}

async function keyOf(tx: Transaction, check: CheckRow, name: LetterName): Promise<string | null> {
  if (name === 'consent') return check.consent_letter_key;
  const action = await adverse.find(tx, check.company_id, check.id);
  return (name === 'pre' ? action?.pre_letter_key : action?.final_letter_key) ?? null;
}

/** Rendered when it is asked for, in the language of the page. */
export async function noticeFile(app: App, check: CheckRow, facts: LetterFacts, type: Shown): Promise<Answer> {
  return pdf(await renderLetter(app, noticeLetter(facts)), check, 'notice', type);
}

const pdf = (bytes: Buffer, check: CheckRow, name: string, type: Shown): Answer =>
  fileAnswer(bytes, { name: fileName(check, name), contentType: 'application/pdf', type });
