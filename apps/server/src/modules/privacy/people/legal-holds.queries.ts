// Legal holds.
import type { LegalHold } from '@onward/contract/privacy/people';
import type { Transaction } from '../../../platform/database/transaction.ts';

interface HoldRow extends Omit<LegalHold, 'placed_at' | 'released_at'> {
  placed_at: Date;
  released_at: Date | null;
}

const HOLD = `h.id, h.person_id, h.employee_id, coalesce(trim(p.first_name || ' ' || p.last_name), e.name) as name,
  (select max(a.id) from applications a where a.company_id = h.company_id and a.person_id = h.person_id) as application_id,
  h.reason, h.placed_at, placer.name as placed_by, h.released_at, releaser.name as released_by`;

const FROM = `legal_holds h
  left join persons p on p.company_id = h.company_id and p.id = h.person_id
  left join employees e on e.company_id = h.company_id and e.id = h.employee_id
  left join company_staffs placer on placer.company_id = h.company_id and placer.id = h.placed_by
  left join company_staffs releaser on releaser.company_id = h.company_id and releaser.id = h.released_by`;

const present = (row: HoldRow): LegalHold => ({
  ...row,
  placed_at: row.placed_at.toISOString(),
  released_at: row.released_at?.toISOString() ?? null,
});

export async function findHold(tx: Transaction, companyId: number, id: number): Promise<LegalHold | undefined> {
  const { rows } = await tx.client.query<HoldRow>(`select ${HOLD} from ${FROM} where h.company_id = $1 and h.id = $2`, [
    companyId,
    id,
  ]);
  return rows[0] && present(rows[0]);
}

export async function listHolds(
  tx: Transaction,
  { companyId, released }: { companyId: number; released: boolean },
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: LegalHold[]; totalCount: number }> {
  const where = 'h.company_id = $1 and (h.released_at is not null) = $2';
  const { rows } = await tx.client.query<HoldRow>(
    `select ${HOLD} from ${FROM} where ${where} order by coalesce(h.released_at, h.placed_at) desc, h.id desc
     limit $3 offset $4`,
    [companyId, released, perPage, offset],
  );
  const { rows: total } = await tx.client.query<{ count: number }>(
    `select count(*)::integer as count from legal_holds h where ${where}`,
    [companyId, released],
  );
  return { rows: rows.map(present), totalCount: total[0]?.count ?? 0 };
}

export interface NewHold {
  companyId: number;
  personId: number | null;
  employeeId: number | null;
  reason: string;
  staffId: number;
  now: Date;
}

/** Null when there is one already. */
export async function insertHold(tx: Transaction, hold: NewHold): Promise<number | null> {
  const { companyId, personId, employeeId, reason, staffId, now } = hold;
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into legal_holds (company_id, person_id, employee_id, reason, placed_by, placed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [companyId, personId, employeeId, reason, staffId, now],
  );
  return rows[0]?.id ?? null;
}

export async function setReleased(
  tx: Transaction,
  { companyId, id, staffId, now }: { companyId: number; id: number; staffId: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update legal_holds set released_by = $3, released_at = $4
     where company_id = $1 and id = $2 and released_at is null`,
    [companyId, id, staffId, now],
  );
  return rowCount === 1;
}

/** Waits for a deletion that is under way, so that a hold is never placed on somebody who is just being forgotten. */
export async function lockSubject(
  tx: Transaction,
  companyId: number,
  { personId, employeeId }: Pick<NewHold, 'personId' | 'employeeId'>,
): Promise<{ isErased: boolean } | undefined> {
  const { rows } =
    personId === null
      ? await tx.client.query<{ isErased: boolean }>(
          `select false as "isErased" from employees where company_id = $1 and id = $2 for share`,
          [companyId, employeeId],
        )
      : await tx.client.query<{ isErased: boolean }>(
          `select erased_at is not null as "isErased" from persons where company_id = $1 and id = $2
             and merged_into is null for share`,
          [companyId, personId],
        );
  return rows[0];
}
