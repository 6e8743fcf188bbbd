// Locations: load within scope, check the rules, write, and announce the change, all in one transaction.
import { errorCodes } from '@onward/contract/errors';
import type {
  EmployerTaxInfo,
  LOCATION_ORDER_FIELDS,
  Location,
  LocationInput,
  LocationSummary,
} from '@onward/contract/locations/locations';
import type { PositionSummary } from '@onward/contract/positions/position';
import { decideLocationCreation } from '@onward/domain/company/location-cap';
import { decideLocationDeletion, LOCATIONS_PER_CALL } from '@onward/domain/locations/locations';
import type { App } from '../../platform/app.ts';
import { companyRecord } from '../../platform/company-record.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import { conflict, notFound, Refusal, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { presentLocation, presentTaxInfo } from './locations/locations.presenter.ts';
import * as locations from './locations/locations.queries.ts';
import * as writing from './locations/locations.write-queries.ts';
import type { LocationChange } from './locations/read-entry.ts';
import { locationChanged } from './locations/record-changes.ts';
import { saveLocations } from './locations/save-location.ts';
import * as taxInfos from './locations/tax-infos.queries.ts';
import { NumberView } from './locations/tax-numbers.ts';

export { listFields } from './custom-fields/custom-fields.queries.ts';
export { checkCustomFieldValues } from './custom-fields/read-values.ts';
export { knownLocations, locationsBeyondPlan } from './locations/import-locations.ts';
export type { LocationChange } from './locations/read-entry.ts';
export { LOCATION_CHANGED } from './locations/record-changes.ts';
export { type SavedLocation, saveLocations } from './locations/save-location.ts';
export { type Keys, sealPlainTaxNumbers } from './locations/tax-numbers.ts';
export { deleteLocations, restoreLocations } from './locations/undo-import.ts';

const record = companyRecord<locations.LocationRow>({
  kind: 'location',
  find: ({ tx, access }, id) => locations.findInScope(tx, access, id),
  exists: locations.exists,
  describe: ({ name }) => ({ name }),
  announce: locationChanged,
});

export const listPermittedLocations = ({ tx, access }: CompanyCall): Promise<LocationSummary[]> =>
  locations.listPermitted(tx, access);

export async function listBrandLocations(
  { tx, access }: CompanyCall,
  nickname: string,
  groupId: number | undefined,
): Promise<LocationSummary[]> {
  const found = await locations.listOfBrand(tx, access, nickname, groupId);
  if (!found) throw notFound();
  return found;
}

export async function listLocations(
  app: App,
  call: CompanyCall,
  filters: locations.LocationFilters,
  window: PageWindow<(typeof LOCATION_ORDER_FIELDS)[number]>,
): Promise<{ locations: Location[]; states: string[]; totalCount: number }> {
  const { tx, access } = call;
  const { rows, totalCount } = await locations.listPage(tx, access, filters, window);
  const shown = await presentLocations(app, call, rows);
  return { locations: shown, states: await locations.listStates(tx, access), totalCount };
}

export async function getLocation(app: App, call: CompanyCall, id: number): Promise<Location> {
  return presentOne(app, call, await record.load(call, id));
}

async function presentLocations(
  app: App,
  call: CompanyCall,
  rows: readonly locations.LocationRow[],
): Promise<Location[]> {
  const view = new NumberView(app, call);
  const shown = rows.map((row) => presentLocation(view, row));
  await view.record();
  return shown;
}

async function presentOne(app: App, call: CompanyCall, row: locations.LocationRow): Promise<Location> {
  const view = new NumberView(app, call);
  const shown = presentLocation(view, row);
  await view.record(row.id);
  return shown;
}

export async function listLocationPositions({ tx, access }: CompanyCall, id: number): Promise<PositionSummary[]> {
  if (!(await locations.findInScope(tx, access, id))) throw notFound();
  return locations.listPositions(tx, access, id);
}

export async function listEmployerTaxInfos(app: App, call: CompanyCall): Promise<EmployerTaxInfo[]> {
  const view = new NumberView(app, call);
  const shown = (await taxInfos.listInUse(call.tx, call.access)).map((row) => presentTaxInfo(view, row));
  await view.record();
  return shown;
}

export const createLocation = (app: App, call: CompanyCall, input: LocationInput): Promise<Location> =>
  saveOne(app, call, input);

export async function updateLocation(
  app: App,
  call: CompanyCall,
  id: number,
  change: LocationChange,
): Promise<Location> {
  await record.loadForWriting(call, id);
  return saveOne(app, call, { ...change, id });
}

async function saveOne(app: App, call: CompanyCall, change: LocationChange): Promise<Location> {
  const [saved] = await saveLocations(app, call, [change], { demandRequired: true, naming: 'alone' });
  if (!saved) throw notFound();
  return presentOne(app, call, saved.location);
}

/** All or none. */
export async function saveSeveral(
  app: App,
  call: CompanyCall,
  changes: readonly LocationChange[],
): Promise<Location[]> {
  if (changes.length > LOCATIONS_PER_CALL) throw new Refusal(errorCodes.tooManyItems);
  const saved = await saveLocations(app, call, changes, { demandRequired: true });
  return presentLocations(
    app,
    call,
    saved.map(({ location }) => location),
  );
}

export async function deleteLocation(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const location = await record.loadForWriting(call, id);
  const { open_positions_count: open, draft_positions_count: drafts, employees_count, version } = location;
  const decision = decideLocationDeletion({ openPositions: open + drafts, activeEmployees: employees_count });
  if (!decision.allowed) throw wrongState(`location_has_${decision.reason}`, { count: decision.count });
  const removed = await writing.removeSeveral(tx, { companyId: access.companyId, now }, [{ id, version }]);
  // A job was opened there, or someone changed it, between the check and the write.
  if (!removed.has(id)) throw wrongState('location_in_use');
  await record.recordDeleted(call, location);
}

/** Restores it if the plan has room for it and its store number is still free. */
export async function restoreLocation(app: App, call: CompanyCall, id: number): Promise<Location> {
  const { tx, access, now } = call;
  const { companyId } = access;
  await record.takeDeleted(call, id);
  const creation = decideLocationCreation(await writing.lockPlan(tx, companyId), 1);
  if (!creation.allowed) throw new Refusal(errorCodes.locationCap);
  const deleted = await writing.findDeleted(tx, companyId, id);
  if (!deleted) throw notFound();
  const [brand] = await writing.findBrandIds(tx, companyId, [deleted.brand_id]);
  if (brand === undefined) throw wrongState('brand_deleted');
  const code = deleted.identify_code ?? '';
  if (code && (await writing.findCodeOwners(tx, companyId, [code])).size > 0) {
    throw conflict('location_code_taken', 'identify_code');
  }
  await writing.putBack(tx, { companyId, now }, id);
  return presentOne(app, call, await record.recordRestored(call, id));
}
