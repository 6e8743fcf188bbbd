// Positions within a user's scope, newest first.
import type { PositionSummary } from '@onward/contract/positions';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export async function listPositionsInScope(
  tx: Transaction,
  access: CompanyAccess,
  statuses: readonly PositionStatus[],
  window: PageWindow<'created_at' | 'title'>,
): Promise<{ rows: PositionSummary[]; totalCount: number }> {
  const { location, department, brand, position } = access.scope;
  const inScope = tx.db
    .selectFrom('positions as p')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.company_id', '=', 'p.company_id').onRef('l.id', '=', 'p.location_id'),
    )
    .where('p.company_id', '=', access.companyId)
    .where('p.status', 'in', [...statuses])
    .$if(location.length > 0, (query) => query.where('p.location_id', 'in', [...location]))
    .$if(brand.length > 0, (query) => query.where('l.brand_id', 'in', [...brand]))
    .$if(position.length > 0, (query) => query.where('p.id', 'in', [...position]))
    .$if(department.length > 0, (query) =>
      query.where((eb) => eb.or([eb('p.department_id', 'is', null), eb('p.department_id', 'in', [...department])])),
    );
  const rows = await inScope
    .select(['p.id', 'p.digest_key', 'p.title', 'p.location_id', 'p.department_id'])
    .select(sql<PositionStatus>`p.status`.as('status'))
    .orderBy(window.order.field === 'title' ? 'p.title' : 'p.created_at', window.order.direction)
    .orderBy('p.id', window.order.direction)
    .limit(window.perPage)
    .offset(window.offset)
    .execute();
  const { count } = await inScope.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}
