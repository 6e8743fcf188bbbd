// Offers to a person: they are deleted with their documents and files.
import type { Transaction } from '../../platform/database/transaction.ts';
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';
import { removeSigningRequests } from '../documents/documents.service.ts';

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

export const offerTraces: PersonTraces = {
  room: 'offers',
  tables: { application_offers: 'deleted' },

  async pages(tx, { companyId, applicationIds }) {
    return (await findOffers(tx, companyId, applicationIds)).map(({ id }) => `/sign-offer/${id}`);
  },

  async lock(tx, { companyId, applicationIds }) {
    await tx.client.query(`select from application_offers where ${OF_APPLICATIONS} for update nowait`, [
      companyId,
      applicationIds,
    ]);
  },

  async erase(tx, { companyId, applicationIds }) {
    const found = await findOffers(tx, companyId, applicationIds);
    const ids = found.map(({ id }) => id);
    return { fileKeys: await removeOffers(tx, companyId, ids) };
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const offers = await exportedRecords(tx, `select * from application_offers where ${OF_APPLICATIONS}`, [
      companyId,
      applicationIds,
    ]);
    const { rows: files } = await tx.client.query<{ id: number; name: string; storageKey: string }>(
      `select o.id, r.title || '.pdf' as name, coalesce(r.sealed_key, r.unsigned_key) as "storageKey"
       from application_offers o
       join signing_requests r on r.company_id = o.company_id and r.id = o.signing_request_id
       where o.company_id = $1 and o.application_id = any($2) and coalesce(r.sealed_key, r.unsigned_key) is not null
       order by o.id`,
      [companyId, applicationIds],
    );
    return { records: { offers }, files };
  },
};

/** Offers with their documents; returns the keys of the files. */
export async function removeOffers(tx: Transaction, companyId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ signing_request_id: number }>(
    'delete from application_offers where company_id = $1 and id = any($2) returning signing_request_id',
    [companyId, ids],
  );
  return removeSigningRequests(
    tx,
    companyId,
    rows.map(({ signing_request_id }) => signing_request_id),
  );
}

async function findOffers(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<{ id: number }[]> {
  const { rows } = await tx.client.query<{ id: number }>(`select id from application_offers where ${OF_APPLICATIONS}`, [
    companyId,
    applicationIds,
  ]);
  return rows;
}
