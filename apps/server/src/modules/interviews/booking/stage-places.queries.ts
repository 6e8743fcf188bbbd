// Where applications are, and the settings of the stage they are in.
import type { StageConfig } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';

interface StagePlace {
  location: { id: number; brandId: number };
  config: StageConfig;
}

/** Each pair of location and stage once. */
export async function listStagePlaces(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<StagePlace[]> {
  const { rows } = await tx.client.query<{ id: number; brand_id: number; config: StageConfig }>(
    `select distinct l.id, l.brand_id, s.id as stage_id, s.config from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = $1 and a.id = any($2::bigint[])`,
    [companyId, applicationIds],
  );
  return rows.map(({ id, brand_id, config }) => ({ location: { id, brandId: brand_id }, config }));
}
