// The locations that background checks are ordered for, always within one company and the user's scope.
import type { NodeStatus } from '@onward/domain/background-checks/packages';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NodeRow {
  company_id: number;
  id: number;
  custom_id: string | null;
  name: string;
  location_id: number | null;
  brand_id: number | null;
  available_packages: string[];
  default_package: string | null;
  status: NodeStatus;
  version: number;
}

/** Nodes of deleted locations are kept for their checks, but no longer shown. */
const shown = (tx: Transaction, companyId: number) =>
  tx.db
    .selectFrom('company_checker_nodes as n')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.company_id', '=', 'n.company_id').onRef('l.id', '=', 'n.location_id'),
    )
    .select([
      'n.company_id',
      'n.id',
      'n.custom_id',
      'l.name',
      'n.location_id',
      'l.brand_id',
      'n.available_packages',
      'n.default_package',
      'n.status',
      'n.version',
    ])
    .where('n.company_id', '=', companyId)
    .where('l.deleted_at', 'is', null)
    .$castTo<NodeRow>();

const inScope = (tx: Transaction, { companyId, scope }: CompanyAccess) =>
  shown(tx, companyId)
    .$if(scope.location.length > 0, (query) => query.where('n.location_id', 'in', [...scope.location]))
    .$if(scope.brand.length > 0, (query) => query.where('l.brand_id', 'in', [...scope.brand]));

export const listInScope = (tx: Transaction, access: CompanyAccess): Promise<NodeRow[]> =>
  inScope(tx, access).orderBy('l.name').orderBy('n.id').execute();

export const findInScope = (tx: Transaction, access: CompanyAccess, id: number): Promise<NodeRow | undefined> =>
  inScope(tx, access).where('n.id', '=', id).executeTakeFirst();

export const exists = async (tx: Transaction, companyId: number, id: number): Promise<boolean> =>
  (await shown(tx, companyId).where('n.id', '=', id).executeTakeFirst()) !== undefined;

export const listAll = (tx: Transaction, companyId: number): Promise<NodeRow[]> => shown(tx, companyId).execute();

export interface PlacedLocation {
  id: number;
  name: string;
  identify_code: string | null;
}

export const listLocations = (tx: Transaction, companyId: number): Promise<PlacedLocation[]> =>
  tx.db
    .selectFrom('locations')
    .select(['id', 'name', 'identify_code'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute();

export interface NodeValues {
  custom_id?: string | null;
  name?: string;
  available_packages?: readonly string[];
  default_package?: string | null;
  status?: NodeStatus;
}

const stored = ({ available_packages, ...values }: NodeValues) => ({
  ...values,
  ...(available_packages && { available_packages: JSON.stringify(available_packages) }),
});

/** False when somebody else saved first. */
export async function update(
  tx: Transaction,
  { company_id, id, version }: Pick<NodeRow, 'company_id' | 'id' | 'version'>,
  values: NodeValues,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_checker_nodes')
    .set({ ...stored(values), version: version + 1, updated_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insert = (
  tx: Transaction,
  node: Required<NodeValues> & { company_id: number; location_id: number },
): Promise<unknown> =>
  tx.db
    .insertInto('company_checker_nodes')
    .values({ ...node, available_packages: JSON.stringify(node.available_packages) })
    .onConflict((conflict) => conflict.columns(['company_id', 'location_id']).doNothing())
    .execute();

/** Without a connection the provider knows no place; what was chosen is kept for the next one. */
export async function suspendAll(tx: Transaction, companyId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_checker_nodes')
    .set(({ eb }) => ({ status: 'pending', version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
