// Checks of a person: they are deleted with their letters; findings and identity never leave in an export.
import type { Transaction } from '../../platform/database/transaction.ts';
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

export const checkTraces: PersonTraces = {
  room: 'background-checks',
  tables: { application_background_checks: 'deleted', adverse_actions: 'deleted' },

  async lock(tx, { companyId, applicationIds }) {
    await tx.client.query(`select from application_background_checks where ${OF_APPLICATIONS} for update nowait`, [
      companyId,
      applicationIds,
    ]);
  },

  async erase(tx, { companyId, applicationIds }) {
    const { rows } = await tx.client.query<{ id: number }>(
      `select id from application_background_checks where ${OF_APPLICATIONS}`,
      [companyId, applicationIds],
    );
    const ids = rows.map(({ id }) => id);
    return { fileKeys: await removeChecks(tx, companyId, ids) };
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const background_checks = await exportedRecords(
      tx,
      `select c.id, c.application_id, c.package, c.status, c.result, c.created_at, c.sent_at, c.consent, c.consented_at,
         c.refused_at, c.completed_at, a.message, a.notice_day, a.waits_until, a.pre_at, a.disputed_at, a.statement, a.final_at
       from application_background_checks c
       left join adverse_actions a on a.company_id = c.company_id and a.check_id = c.id
       where c.company_id = $1 and c.application_id = any($2) order by c.id`,
      [companyId, applicationIds],
    );
    return {
      records: { background_checks },
      files: await findLetters(tx, companyId, 'c.application_id', applicationIds),
    };
  },
};

/** Checks with their letters; returns the keys of the files. */
export async function removeChecks(tx: Transaction, companyId: number, ids: readonly number[]): Promise<string[]> {
  const letters = await findLetters(tx, companyId, 'c.id', ids);
  await tx.client.query('delete from application_background_checks where company_id = $1 and id = any($2)', [
    companyId,
    ids,
  ]);
  return letters.map(({ storageKey }) => storageKey);
}

async function findLetters(
  tx: Transaction,
  companyId: number,
  column: 'c.id' | 'c.application_id',
  ids: readonly number[],
): Promise<{ id: number; name: string; storageKey: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string; storageKey: string }>(
    `select c.id, 'background-check-' || c.id || '-' || letter.name || '.pdf' as name, letter.key as "storageKey"
     from application_background_checks c
     left join adverse_actions a on a.company_id = c.company_id and a.check_id = c.id
     cross join lateral (values ('consent', c.consent_letter_key), ('pre', a.pre_letter_key),
       ('final', a.final_letter_key)) as letter (name, key)
     where c.company_id = $1 and ${column} = any($2) and letter.key is not null order by c.id, letter.name`,
    [companyId, ids],
  );
  return rows;
}
