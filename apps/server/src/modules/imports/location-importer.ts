// Imports locations: validated by the domain rule, stored and undone by the room that owns them.
import {
  type CheckedRow,
  checkLocationRows,
  IMPORT_FIELD_NAMES,
  type ImportCells,
  LOCATION_IMPORT_FIELDS,
  REQUIRED_IMPORT_FIELDS,
  type CellProblem as RuleProblem,
} from '@onward/domain/locations/location-import';
import { isUnlimited } from '@onward/domain/staff/scope';
import { type LocalizedText, noAccess, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import {
  deleteLocations,
  type Keys,
  knownLocations,
  type LocationChange,
  locationsBeyondPlan,
  restoreLocations,
  type SavedLocation,
  saveLocations,
} from '../locations/locations.service.ts';
import type { CheckedDraftRow, DraftRow, ImportEffect, Importer } from './importer.ts';

export const locationImporter = (keys: Keys): Importer => ({
  permission: 'edit_location',
  fields: LOCATION_IMPORT_FIELDS,
  required: REQUIRED_IMPORT_FIELDS,
  names: IMPORT_FIELD_NAMES,
  check: async (call, rows) => (await checkRows(call, rows)).map(asChecked),
  beyondPlan: locationsBeyondPlan,

  async store(call, rows) {
    const checked = await checkRows(call, rows);
    const saved = await saveLocations(keys, call, checked.map(asChange));
    return saved.map(({ location, before }) => ({
      id: location.id,
      version: location.version,
      before: before as ImportEffect['before'],
    }));
  },

  async undo(call, effects) {
    const made = effects.filter(({ before }) => before === null);
    const changed = effects.flatMap(({ id, version, before }) =>
      before ? [{ id, version, before: before as unknown as NonNullable<SavedLocation['before']> }] : [],
    );
    const refused = [...(await restoreLocations(call, changed)), ...(await deleteLocations(call, made))];
    const unseen = refused.some(({ reason }) => reason === 'gone') && !isUnlimited(call.access.scope);
    if (unseen) throw noAccess('out_of_scope');
    if (refused.length > 0) throw wrongState('import_changed_since', { count: refused.length });
  },
});

async function checkRows(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedRow[]> {
  const drafts = rows.map(({ line, cells }) => ({ line, cells: cells as ImportCells }));
  const known = await knownLocations(
    call,
    drafts.map(({ cells }) => cells.identify_code),
  );
  return checkLocationRows(drafts, known);
}

const asChecked = ({ line, cells, locationId, problems }: CheckedRow): CheckedDraftRow => ({
  line,
  cells: { ...cells },
  updates: locationId !== null,
  problems: problems.map(({ field, problem, suggestion }) => ({
    field,
    words: wordsFor(problem, cells[field]),
    suggestion,
  })),
});

const wordsFor = (problem: RuleProblem, value: string): LocalizedText => ({
  key: `cells.${problem.problem}`,
  values: { value, ...('count' in problem && { count: problem.count }) },
});

/** An empty cell keeps an existing location's value; for a new location it is simply empty. */
function asChange({ cells, locationId, brandId, isRemote }: CheckedRow): LocationChange {
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const address = isRemote && cells.address_line_1.trim().toLowerCase() === 'remote' ? '' : cells.address_line_1;
  const change = {
    ...(locationId !== null && { id: locationId }),
    ...(brandId !== null && { brand_id: brandId }),
    name: cells.name.trim(),
    identify_code: given(cells.identify_code),
    address_line_1: given(address),
    address_line_2: given(cells.address_line_2),
    city: given(cells.city),
    state: given(cells.state),
    postal_code: given(cells.postal_code),
    country: given(cells.country)?.toUpperCase(),
    ...(locationId === null || isRemote ? { is_remote: isRemote } : {}),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as LocationChange;
}
