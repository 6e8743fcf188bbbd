// Who opened a letter of a case, and whether somebody has: nobody gives a notice that was never opened (EVF-018).
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordChange } from '../../../platform/record-change.ts';
import type { StepCall } from '../cases/perform-step.ts';
import type { CaseLetter } from './case-letters.ts';

const OPENED = { event: 'everify_letter_opened', subjectType: 'everify_case' } as const;

export const recordOpening = (
  call: StepCall & { tx: Transaction },
  id: number,
  opened: { letter: CaseLetter; language: Language },
): Promise<void> => recordChange(call, { ...OPENED, subjectId: id, changes: opened });

export async function wasOpened(tx: Transaction, companyId: number, id: number, letter: CaseLetter): Promise<boolean> {
  const rows = await tx.prepared(
    'everify_letter_opened',
    `select 1 from audit_log where company_id = $1 and event = $2 and subject_type = $3 and subject_id = $4
       and changes ->> 'letter' = $5 limit 1`,
    [companyId, OPENED.event, OPENED.subjectType, id, letter],
  );
  return rows.length > 0;
}
