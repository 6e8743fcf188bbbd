// Location groups within a brand (CMP-009).
import type { LocationGroup } from '@onward/contract/locations/location-groups';
import { companyRecord } from '../../../platform/company-record.ts';
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';
import { fieldInvalid, noAccess, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findBrandIds } from '../locations/locations.write-queries.ts';
import * as groups from './location-groups.queries.ts';

const record = companyRecord<LocationGroup>({
  kind: 'location_group',
  find: ({ tx, access }, id) => groups.findGroup(tx, access, id),
  exists: groups.groupExists,
  describe: ({ name, brand_id, location_ids }) => ({ name, brand_id, location_ids }),
  announce: ({ brand_id }) => ({ name: 'location_group_changed', scope: { brand: brand_id } }),
});

export interface LocationGroupInput {
  brand_id: number;
  name: string;
  location_ids: readonly number[];
}

export const listLocationGroups = ({ tx, access }: CompanyCall): Promise<LocationGroup[]> =>
  groups.listGroups(tx, access);

export async function createLocationGroup(call: CompanyCall, input: LocationGroupInput): Promise<LocationGroup> {
  const { tx, access } = call;
  const values = await checked(call, input, null);
  const id = await groups.insertGroup(tx, access.companyId, values);
  await groups.replaceMembers(tx, access.companyId, id, { seen: [], wanted: input.location_ids });
  const group = await reload(call, { id, ...values });
  await record.recordCreated(call, group);
  return group;
}

export async function updateLocationGroup(
  call: CompanyCall,
  id: number,
  change: Partial<LocationGroupInput>,
): Promise<LocationGroup> {
  const { tx, access } = call;
  const current = await record.loadForWriting(call, id);
  const moves = change.brand_id !== undefined && change.brand_id !== current.brand_id;
  const wanted = change.location_ids ?? (moves ? [] : current.location_ids);
  const values = await checked(call, { ...current, ...change, location_ids: wanted }, id);
  await groups.updateGroup(tx, access.companyId, id, values);
  await groups.replaceMembers(tx, access.companyId, id, { seen: current.location_ids, wanted });
  if (moves) await groups.dropMembersOfOtherBrands(tx, access.companyId, id, values.brand_id);
  const group = await reload(call, { id, ...values });
  const { name, brand_id, location_ids } = group;
  await record.recordUpdated(call, group, { name, brand_id, location_ids });
  return group;
}

export async function deleteLocationGroup(call: CompanyCall, id: number): Promise<void> {
  const { tx, access } = call;
  const group = await record.loadForWriting(call, id);
  const row = { companyId: access.companyId, id };
  const kept: GroupRemains = {
    groups: await keepRows(tx, 'location_groups', 'id', row),
    members: await keepRows(tx, 'location_group_members', 'location_group_id', row),
  };
  await groups.deleteGroup(tx, access.companyId, id);
  await record.recordDeleted(call, group, kept);
}

interface GroupRemains {
  groups: DeletedRows;
  members: DeletedRows;
}

export async function restoreLocationGroup(call: CompanyCall, id: number): Promise<LocationGroup> {
  const { tx, access } = call;
  const kept = await record.takeDeleted<GroupRemains>(call, id);
  if (!(await putRowsBack(tx, 'location_groups', kept.groups))) throw record.nameTaken();
  await putRowsBack(tx, 'location_group_members', kept.members);
  const { brand_id } = await record.load(call, id);
  const [brand] = await findBrandIds(tx, access.companyId, [brand_id]);
  if (brand === undefined) throw wrongState('brand_deleted');
  return record.recordRestored(call, id);
}

async function checked(
  { tx, access }: CompanyCall,
  { brand_id, name: given, location_ids }: LocationGroupInput,
  exceptId: number | null,
): Promise<{ brand_id: number; name: string }> {
  const { companyId, scope } = access;
  const [brand] = await findBrandIds(tx, companyId, [brand_id]);
  if (brand === undefined) throw fieldInvalid('brand_id', 'unknown_record');
  if (scope.brand.length > 0 && !scope.brand.includes(brand_id)) throw noAccess('out_of_scope');
  const name = given.trim().replace(/\s+/g, ' ');
  if (await groups.isNameTaken(tx, companyId, { brand_id, name, exceptId })) {
    throw record.nameTaken();
  }
  const permitted = await groups.permittedMembers(tx, access, brand_id, location_ids);
  if (permitted.length < location_ids.length) throw fieldInvalid('location_ids', 'unknown_record');
  return { brand_id, name };
}

/** Without the last location in the caller's scope, the group is no longer in that scope either. */
const reload = async (
  { tx, access }: CompanyCall,
  saved: Omit<LocationGroup, 'location_ids'>,
): Promise<LocationGroup> => (await groups.findGroup(tx, access, saved.id)) ?? { ...saved, location_ids: [] };
