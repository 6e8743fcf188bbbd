// Rows of files that are not imported yet, never will be, or were skipped; the other rows of an imported file are
// deleted.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';

/** SQL that is true when the value contains an address or number of the person. */
const holds = (value: string): string => `(
  exists (select from unnest($2::text[]) email where position(email in lower(${value})) > 0)
  or exists (select from unnest($3::text[]) digits
    where position(digits in regexp_replace(${value}, '[^0-9]', '', 'g')) > 0))`;

/** The applicants room, which comes later, declares the port. */
export const importTraces = {
  room: 'imports',
  tables: { imports: 'blanked' },

  async erase(tx: Transaction, { companyId, emails, phones }: TracedPerson) {
    await tx.client.query(
      `update imports set
         source_rows = coalesce((select jsonb_agg(line) from jsonb_array_elements(source_rows) line
           where not ${holds('line::text')}), '[]'),
         skipped = coalesce((select jsonb_agg(line) from jsonb_array_elements(skipped) line
           where not ${holds('line::text')}), '[]'),
         corrections = coalesce((select jsonb_object_agg(key, value) from jsonb_each(corrections)
           where split_part(key, ':', 1) not in (select line ->> 'line' from jsonb_array_elements(source_rows) line
             where ${holds('line::text')}) and not ${holds('value::text')}), '{}')
       where company_id = $1 and kind = 'applicants' and ${holds('(source_rows::text || corrections::text || skipped::text)')}`,
      [companyId, emails, phones],
    );
    return {};
  },
} as const;
