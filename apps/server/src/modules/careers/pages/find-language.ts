// The language an applicant applied in, for links opened on a device where no language was chosen yet.
import type { Language } from '@onward/domain/platform/languages';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export async function findLanguageOfLink(tx: Transaction, token: string): Promise<Language | null> {
  const { rows } = await tx.client.query<{ company_id: number; application_id: number }>(
    `select company_id, application_id from receipt_tokens where token_hash = $1
     union select company_id, application_id from applicant_tasks where token_hash = $1`,
    [hashToken(token)],
  );
  const [link] = rows;
  if (!link) return null;
  await tx.enterCompany(link.company_id);
  const applications = await tx.client.query<{ language: Language }>(
    'select language from applications where company_id = $1 and id = $2',
    [link.company_id, link.application_id],
  );
  return applications.rows[0]?.language ?? null;
}

/** Of their newest application. */
export async function findLanguageOfPerson(
  tx: Transaction,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<Language | null> {
  await tx.enterCompany(companyId);
  const { rows } = await tx.client.query<{ language: Language }>(
    'select language from applications where company_id = $1 and person_id = $2 order by id desc limit 1',
    [companyId, personId],
  );
  return rows[0]?.language ?? null;
}
