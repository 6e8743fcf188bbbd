// Location groups within a brand (CMP-009).
import type { LocationGroup } from '@onward/contract/locations/location-groups';
import { type DeletedRows, keepDeletion, keepRows, putRowsBack, takeDeletion } from '../../../platform/deletions.ts';
import { conflict, fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { findBrandIds } from '../locations/locations.write-queries.ts';
import * as groups from './location-groups.queries.ts';

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
  return recorded(call, 'location_group_created', { id, ...values });
}

export async function updateLocationGroup(
  call: CompanyCall,
  id: number,
  change: Partial<LocationGroupInput>,
): Promise<LocationGroup> {
  const { tx, access } = call;
  const current = await loadForWriting(call, id);
  const moves = change.brand_id !== undefined && change.brand_id !== current.brand_id;
  const wanted = change.location_ids ?? (moves ? [] : current.location_ids);
  const values = await checked(call, { ...current, ...change, location_ids: wanted }, id);
  await groups.updateGroup(tx, access.companyId, id, values);
  await groups.replaceMembers(tx, access.companyId, id, { seen: current.location_ids, wanted });
  if (moves) await groups.dropMembersOfOtherBrands(tx, access.companyId, id, values.brand_id);
  return recorded(call, 'location_group_updated', { id, ...values });
}

export async function deleteLocationGroup(call: CompanyCall, id: number): Promise<void> {
  const { tx, access } = call;
  const group = await loadForWriting(call, id);
  const row = { companyId: access.companyId, id };
  await keepDeletion(call, 'location_group', id, {
    groups: await keepRows(tx, 'location_groups', 'id', row),
    members: await keepRows(tx, 'location_group_members', 'location_group_id', row),
  });
  await groups.deleteGroup(tx, access.companyId, id);
  await record(call, 'location_group_deleted', group);
}

export async function restoreLocationGroup(call: CompanyCall, id: number): Promise<LocationGroup> {
  const { tx, access } = call;
  const kept = await takeDeletion<{ groups: DeletedRows; members: DeletedRows }>(call, 'location_group', id);
  if (!(await putRowsBack(tx, 'location_groups', kept.groups))) throw conflict('location_group_name_taken', 'name');
  await putRowsBack(tx, 'location_group_members', kept.members);
  const group = await loadForWriting(call, id);
  const [brand] = await findBrandIds(tx, access.companyId, [group.brand_id]);
  if (brand === undefined) throw wrongState('brand_deleted');
  await record(call, 'location_group_restored', group);
  return group;
}

/** Out of scope is not found when read, but no access when written (CMP-024). */
async function loadForWriting({ tx, access }: CompanyCall, id: number): Promise<LocationGroup> {
  const group = await groups.findGroup(tx, access, id);
  if (group) return group;
  throw (await groups.groupExists(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
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
    throw conflict('location_group_name_taken', 'name');
  }
  const permitted = await groups.permittedMembers(tx, access, brand_id, location_ids);
  if (permitted.length < location_ids.length) throw fieldInvalid('location_ids', 'unknown_record');
  return { brand_id, name };
}

async function recorded(
  call: CompanyCall,
  event: string,
  saved: Omit<LocationGroup, 'location_ids'>,
): Promise<LocationGroup> {
  // Without the last location in the caller's scope, a group would be outside that scope.
  const group = (await groups.findGroup(call.tx, call.access, saved.id)) ?? { ...saved, location_ids: [] };
  await record(call, event, group);
  return group;
}

const record = (call: CompanyCall, event: string, { id, brand_id, name, location_ids }: LocationGroup): Promise<void> =>
  recordChange(call, {
    event,
    subjectType: 'location_group',
    subjectId: id,
    changes: { name, brand_id, location_ids },
    announce: { name: 'location_group_changed', scope: { brand: brand_id } },
  });
