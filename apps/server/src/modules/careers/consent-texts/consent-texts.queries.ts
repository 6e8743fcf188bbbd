// The versions of consent texts. Rows are only added.
import type { ConsentKind, ConsentTexts } from '@onward/domain/careers/consent';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ConsentVersion } from './product-consents.ts';

/** The newest version of each kind; a kind that is still the product's own text is missing. */
export const listNewest = (tx: Transaction, companyId: number): Promise<ConsentVersion[]> =>
  tx.prepared<ConsentVersion & Record<string, unknown>>(
    'consent_texts_newest',
    `select distinct on (kind) kind, version, texts from consent_texts where company_id = $1
     order by kind, version desc`,
    [companyId],
  );

export async function findVersion(
  tx: Transaction,
  { companyId, kind, version }: { companyId: number; kind: ConsentKind; version: number },
): Promise<ConsentVersion | undefined> {
  const [row] = await tx.prepared<ConsentVersion & Record<string, unknown>>(
    'consent_texts_version',
    'select kind, version, texts from consent_texts where company_id = $1 and kind = $2 and version = $3',
    [companyId, kind, version],
  );
  return row;
}

export interface SavedVersion extends ConsentVersion {
  created_at: Date;
  staff_name: string;
}

/** Of one kind, newest first; of both with null. */
export async function listVersions(
  tx: Transaction,
  companyId: number,
  kind: ConsentKind | null,
): Promise<SavedVersion[]> {
  const { rows } = await tx.client.query<SavedVersion>(
    `select c.kind, c.version, c.texts, c.created_at, s.name as staff_name
     from consent_texts c join company_staffs s on s.company_id = c.company_id and s.id = c.staff_id
     where c.company_id = $1 and ($2::text is null or c.kind = $2) order by c.version desc`,
    [companyId, kind],
  );
  return rows;
}

/** How many people agreed to each version, however often they applied. */
export async function countPeople(
  tx: Transaction,
  companyId: number,
): Promise<(kind: ConsentKind, version: number) => number> {
  const { rows } = await tx.client.query<{ kind: ConsentKind; version: number; people: number }>(
    `select y.kind, y.text_version as version, count(distinct a.person_id)::int as people
     from applicant_consents y join applications a on a.company_id = y.company_id and a.id = y.application_id
     where y.company_id = $1 group by y.kind, y.text_version`,
    [companyId],
  );
  return (kind, version) => rows.find((row) => row.kind === kind && row.version === version)?.people ?? 0;
}

interface NewVersion {
  companyId: number;
  kind: ConsentKind;
  version: number;
  texts: ConsentTexts;
  staffId: number;
  now: Date;
}

/** Null when somebody else saved this version at the same moment. */
export async function insertVersion(tx: Transaction, added: NewVersion): Promise<number | null> {
  const row = await tx.db
    .insertInto('consent_texts')
    .values({
      company_id: added.companyId,
      kind: added.kind,
      version: added.version,
      texts: JSON.stringify(added.texts),
      staff_id: added.staffId,
      created_at: added.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
