// Phone numbers that texted a keyword to apply.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';

/** The applicants room, which comes later, declares the port. */
export const positionTraces = {
  room: 'positions',
  tables: { text_to_apply_texts: 'deleted' },

  async erase(tx: Transaction, { companyId, phones }: TracedPerson) {
    await tx.client.query(
      `delete from text_to_apply_texts where company_id = $1
         and exists (select from unnest($2::text[]) digits where right(phone, length(digits)) = digits)`,
      [companyId, phones],
    );
    return {};
  },
} as const;
