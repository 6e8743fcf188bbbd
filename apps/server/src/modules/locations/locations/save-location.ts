// Creates and changes locations, one or many, all or none (CMP-013, CMP-014).
import { errorCodes } from '@onward/contract/errors';
import { decideLocationCreation } from '@onward/domain/company/location-cap';
import { identifyCodeKey } from '@onward/domain/locations/locations';
import { changesBetween } from '../../../platform/audit.ts';
import { conflict, type FieldTexts, noAccess, Refusal, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listFields } from '../custom-fields/custom-fields.queries.ts';
import { chooseTaxInfo, rowBehindMask, sendsMaskedNumber } from './choose-tax-info.ts';
import { locationConflict } from './describe-conflict.ts';
import * as locations from './locations.queries.ts';
import * as writing from './locations.write-queries.ts';
import { type LocationChange, type PreparedLocation, prepareLocation, type TaxInfoChoice } from './read-entry.ts';
import { type RecordedChange, recordLocationChanges } from './record-changes.ts';
import * as taxInfos from './tax-infos.queries.ts';
import { type Keys, NumberView } from './tax-numbers.ts';

export interface SavedLocation {
  location: locations.LocationRow;
  /** Null when it is new. */
  before: locations.LocationValues | null;
}

interface Saving {
  change: LocationChange;
  current: locations.LocationRow | null;
  prepared: PreparedLocation;
  /** The row whose number was sent masked. */
  behindMask: taxInfos.TaxInfoRow | undefined;
  problems: FieldTexts;
}

/** In a bulk request, fields are named by index; a single location is refused with its own error. */
type Naming = 'by_index' | 'alone';

export async function saveLocations(
  keys: Keys,
  call: CompanyCall,
  changes: readonly LocationChange[],
  { demandRequired = false, naming = 'by_index' }: { demandRequired?: boolean; naming?: Naming } = {},
): Promise<SavedLocation[]> {
  const { tx, access } = call;
  const plan = await writing.lockPlan(tx, access.companyId);
  const added = changes.filter(({ id }) => id === undefined).length;
  // Someone limited to certain locations could not see the one they created.
  if (added > 0 && access.scope.location.length > 0) throw noAccess('out_of_scope');
  const creation = decideLocationCreation(plan, added);
  if (!creation.allowed) throw capReached(creation, naming);

  const found = await locations.findSeveralInScope(
    tx,
    access,
    changes.flatMap(({ id }) => id ?? []),
  );
  const known = new Map(found.map((location) => [location.id, location]));
  const customFields = await listFields(tx, access.companyId, 'location');
  const savings = changes.map((change): Saving => {
    const current = (change.id !== undefined && known.get(change.id)) || null;
    const prepared = prepareLocation(change, current, { customFields, demandRequired, companyZone: plan.timeZone });
    return { change, current, prepared, behindMask: undefined, problems: { ...prepared.problems } };
  });
  await checkRecords(call, savings);
  await checkMaskedNumbers(call, savings);
  await checkCodes(call, savings);
  refuseProblems(savings, naming);

  const saved = await write(keys, call, savings);
  const rows = await locations.findSeveralInScope(tx, access, [...saved.keys()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...saved].flatMap(([id, before]) => {
    const location = byId.get(id);
    return location ? [{ location, before }] : [];
  });
}

function capReached(
  { availableLocations, paidLocations }: { availableLocations: number; paidLocations: number },
  naming: Naming,
): Refusal {
  if (naming === 'alone') return new Refusal(errorCodes.locationCap);
  const values = { count: availableLocations, paid: paidLocations };
  return new Refusal(errorCodes.locationCap, { key: 'states.location_cap', values });
}

const unknown = [{ key: 'fields.unknown_record' }];

/** Referenced locations, brands, and tax information must exist and be in the caller's scope. */
async function checkRecords({ tx, access }: CompanyCall, savings: Saving[]): Promise<void> {
  const { companyId, scope } = access;
  const brandIds = new Set(savings.map(({ prepared }) => prepared.values.brand_id));
  const brands = new Set(await writing.findBrandIds(tx, companyId, [...brandIds]));
  const namesTaxInfo = savings.some(({ prepared }) => namedTaxInfo(prepared.taxInfo) !== null);
  const permittedTaxInfos = new Set(namesTaxInfo ? (await taxInfos.listInUse(tx, access)).map(({ id }) => id) : []);
  const seen = new Set<number>();
  for (const saving of savings) {
    const { change, current, prepared, problems } = saving;
    if (change.id !== undefined && !current) {
      if (await locations.exists(tx, companyId, change.id)) throw noAccess('out_of_scope');
      saving.problems = { id: unknown };
      continue;
    }
    if (change.id !== undefined && seen.has(change.id)) problems.id = [{ key: 'fields.repeated' }];
    if (change.id !== undefined) seen.add(change.id);
    const { brand_id } = prepared.values;
    if (!problems.brand_id && !brands.has(brand_id)) problems.brand_id = unknown;
    else if (brands.has(brand_id) && scope.brand.length > 0 && !scope.brand.includes(brand_id)) {
      throw noAccess('out_of_scope');
    }
    const taxInfoId = namedTaxInfo(prepared.taxInfo);
    const isOwn = taxInfoId !== null && taxInfoId === current?.employer_tax_info_id;
    if (taxInfoId !== null && !isOwn && !permittedTaxInfos.has(taxInfoId)) problems.employer_tax_info_id = unknown;
  }
}

const namedTaxInfo = (choice: TaxInfoChoice): number | null =>
  typeof choice === 'object' && 'id' in choice ? choice.id : null;

const NUMBER_FIELD = 'employer_tax_info_attributes.employer_id_number';

async function checkMaskedNumbers(call: CompanyCall, savings: Saving[]): Promise<void> {
  for (const saving of savings) {
    const { current, prepared, problems } = saving;
    if (!sendsMaskedNumber(prepared.taxInfo)) continue;
    saving.behindMask = await rowBehindMask(call, prepared.taxInfo.values, current);
    if (!saving.behindMask) problems[NUMBER_FIELD] = [{ key: 'fields.employer_id_invalid' }];
  }
}

const CODE_TAKEN = [{ key: 'conflicts.location_code_taken' }];

/** Store numbers must be unique among unchanged locations and those saved together. */
async function checkCodes({ tx, access }: CompanyCall, savings: Saving[]): Promise<void> {
  const codeOf = ({ prepared }: Saving) => identifyCodeKey(prepared.values.identify_code ?? '');
  const owners = await writing.findCodeOwners(tx, access.companyId, savings.map(codeOf).filter(Boolean));
  const savedIds = new Set(savings.flatMap(({ change }) => change.id ?? []));
  const given = new Set<string>();
  for (const saving of savings) {
    const code = codeOf(saving);
    if (code === '') continue;
    const owner = owners.get(code);
    const isOthers = owner !== undefined && owner !== saving.change.id && !savedIds.has(owner);
    if (isOthers || given.has(code)) saving.problems.identify_code = CODE_TAKEN;
    given.add(code);
  }
}

function refuseProblems(savings: readonly Saving[], naming: Naming): void {
  if (naming === 'alone') {
    const problems = savings[0]?.problems ?? {};
    const fields = Object.keys(problems);
    if (fields.length === 1 && problems.identify_code === CODE_TAKEN) {
      throw conflict('location_code_taken', 'identify_code');
    }
    if (fields.length > 0) throw validationFailed(problems);
    return;
  }
  const all = savings.flatMap(({ problems }, index) =>
    Object.entries(problems).map(([field, words]) => [`locations.${index}.${field}`, words] as const),
  );
  if (all.length > 0) throw validationFailed(Object.fromEntries(all));
}

/** The previous values, by id and in the order given; null for a new location. */
async function write(
  keys: Keys,
  call: CompanyCall,
  savings: readonly Saving[],
): Promise<Map<number, locations.LocationValues | null>> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const rows: { saving: Saving; values: locations.LocationValues }[] = [];
  for (const saving of savings) {
    const employer_tax_info_id = await chooseTaxInfo(keys, call, { ...saving, choice: saving.prepared.taxInfo });
    rows.push({ saving, values: { ...saving.prepared.values, employer_tax_info_id } });
  }
  const changed = rows.flatMap(({ saving: { change, current }, values }) =>
    current ? [{ id: current.id, version: change.version ?? current.version, values }] : [],
  );
  const updated = await writing.updateSeveral(tx, { companyId, now }, changed);
  await refuseOvertaken(keys, call, savings, updated);
  const added = await writing.insertSeveral(
    tx,
    companyId,
    rows.flatMap(({ saving, values }) => (saving.current ? [] : [values])),
  );

  const saved = new Map<number, locations.LocationValues | null>();
  const changes: RecordedChange[] = [];
  let next = 0;
  for (const { saving, values } of rows) {
    const before = saving.current && locations.valuesOf(saving.current);
    const id = saving.current?.id ?? added[next++] ?? 0;
    saved.set(id, before);
    changes.push({
      event: before ? 'location_updated' : 'location_created',
      location: { id, brand_id: values.brand_id },
      changes: before ? changesBetween(before, values) : { name: values.name },
    });
  }
  await recordLocationChanges(call, changes);
  return saved;
}

/** One concurrent change by someone else fails the whole request. */
async function refuseOvertaken(
  keys: Keys,
  call: CompanyCall,
  savings: readonly Saving[],
  updated: ReadonlySet<number>,
): Promise<void> {
  const overtaken = savings.find(({ current }) => current && !updated.has(current.id));
  if (!overtaken?.current) return;
  const latest = (await locations.findInScope(call.tx, call.access, overtaken.current.id)) ?? overtaken.current;
  throw locationConflict(new NumberView(keys, call), latest, overtaken.prepared);
}
