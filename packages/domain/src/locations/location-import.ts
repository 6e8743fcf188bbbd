// Importing locations from a file: the fields, and the validation of each cell (CMP-013, AHD-019).
import { isFormula } from '../imports/csv.ts';
import { suggestFrom } from '../imports/nearest.ts';
import { statesOf } from '../platform/contact/regions.ts';
import { DEFAULT_COUNTRY, findState } from './addresses.ts';
import { type FieldProblem, problemEntries } from './field-problems.ts';
import { identifyCodeKey, locationProblems } from './locations.ts';

export const LOCATION_IMPORT_FIELDS = [
  'name',
  'identify_code',
  'brand',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
  'country',
  'is_remote',
] as const;
export type LocationImportField = (typeof LOCATION_IMPORT_FIELDS)[number];

export const REQUIRED_IMPORT_FIELDS: readonly LocationImportField[] = ['name', 'brand'];

/** Column headings that other programs use for these fields. */
export const IMPORT_FIELD_NAMES: Readonly<Record<LocationImportField, readonly string[]>> = {
  name: ['name', 'location', 'location name', 'store', 'store name', 'site'],
  identify_code: [
    'store number',
    'store no',
    'store id',
    'store code',
    'code',
    'number',
    'identify code',
    'location id',
  ],
  brand: ['brand', 'brand name', 'concept', 'banner'],
  address_line_1: ['address line 1', 'address 1', 'address', 'street', 'street address'],
  address_line_2: ['address line 2', 'address 2', 'suite', 'unit'],
  city: ['city', 'town'],
  state: ['state', 'state code', 'province', 'region'],
  postal_code: ['zip', 'zip code', 'postal code', 'postcode'],
  country: ['country', 'country code'],
  is_remote: ['remote', 'is remote'],
};

export type ImportCells = Readonly<Record<LocationImportField, string>>;

export type CellProblem =
  | FieldProblem
  | { problem: 'formula' }
  | { problem: 'brand_unknown' }
  | { problem: 'repeated_in_row'; count: number }
  | { problem: 'out_of_scope' };

interface ImportProblem {
  field: LocationImportField;
  problem: CellProblem;
  /** The value that was probably meant. */
  suggestion: string | null;
}

export interface CheckedRow {
  line: number;
  cells: ImportCells;
  /** The location this row updates; null creates a new one. */
  locationId: number | null;
  brandId: number | null;
  isRemote: boolean;
  problems: ImportProblem[];
}

/** Existing records of the company, within the caller's scope. */
export interface KnownLocations {
  brands: readonly { id: number; name: string; nickname: string }[];
  byCode: ReadonlyMap<string, { id: number; permitted: boolean }>;
}

const YES = ['yes', 'true', '1', 'y', 'x', 'remote'];

export function checkLocationRows(
  rows: readonly { line: number; cells: ImportCells }[],
  known: KnownLocations,
): CheckedRow[] {
  const lineByCode = new Map<string, number>();
  const suggestions = suggestionsFrom(known);
  return rows.map(({ line, cells }) => {
    const code = identifyCodeKey(cells.identify_code);
    const earlier = code === '' ? undefined : lineByCode.get(code);
    if (code !== '' && earlier === undefined) lineByCode.set(code, line);
    return checkRow({ line, cells, code, earlier }, known, suggestions);
  });
}

function checkRow(
  { line, cells, code, earlier }: { line: number; cells: ImportCells; code: string; earlier: number | undefined },
  known: KnownLocations,
  suggestions: Suggestions,
): CheckedRow {
  const existing = code === '' ? undefined : known.byCode.get(code);
  const brand = findBrand(cells.brand, known);
  // People often write "Remote" in the street column.
  const isRemote = YES.includes(plain(cells.is_remote)) || plain(cells.address_line_1) === 'remote';
  const country = cells.country.trim().toUpperCase() || DEFAULT_COUNTRY;
  const { brand_id: noBrand, ...wrong } = locationProblems({
    ...cells,
    country,
    is_remote: isRemote,
    brand_id: brand?.id ?? null,
  });

  const problems: ImportProblem[] = LOCATION_IMPORT_FIELDS.filter((field) => isFormula(cells[field])).map((field) =>
    without(field, { problem: 'formula' }),
  );
  const add = (problem: ImportProblem) => {
    if (!problems.some(({ field }) => field === problem.field)) problems.push(problem);
  };
  for (const [field, problem] of problemEntries(wrong))
    add(withSuggestion(field as LocationImportField, problem, () => suggestions.state(country, cells.state)));
  if (noBrand) add(brandProblem(cells.brand, suggestions));
  if (earlier !== undefined) add(without('identify_code', { problem: 'repeated_in_row', count: earlier }));
  else if (existing && !existing.permitted) add(without('identify_code', { problem: 'out_of_scope' }));
  return { line, cells, locationId: existing?.id ?? null, brandId: brand?.id ?? null, isRemote, problems };
}

const plain = (text: string): string => text.trim().toLowerCase();

const without = (field: LocationImportField, problem: CellProblem): ImportProblem => ({
  field,
  problem,
  suggestion: null,
});

function findBrand(text: string, { brands }: KnownLocations) {
  const wanted = plain(text);
  return brands.find(({ name, nickname }) => plain(name) === wanted || plain(nickname) === wanted);
}

const brandProblem = (text: string, { brand }: Suggestions): ImportProblem =>
  text.trim() === ''
    ? without('brand', { problem: 'required' })
    : {
        field: 'brand',
        problem: { problem: 'brand_unknown' },
        suggestion: brand(text),
      };

/** Suggestion functions, built once per file. */
interface Suggestions {
  brand: (text: string) => string | null;
  state: (country: string, text: string) => string | null;
}

function suggestionsFrom({ brands }: KnownLocations): Suggestions {
  // People abbreviate brands, so the nickname is compared as well as the name.
  const brand = suggestFrom(brands.flatMap(({ name, nickname }) => [name, nickname]));
  const states = new Map<string, (text: string) => string | null>();
  return {
    brand: (text) => {
      const meant = brand(text);
      return brands.find(({ name, nickname }) => name === meant || nickname === meant)?.name ?? null;
    },
    state: (country, text) => {
      const listed = statesOf(country);
      if (listed.length === 0) return null;
      const suggest = states.get(country) ?? suggestFrom(listed.map(({ name }) => name));
      states.set(country, suggest);
      return suggest(text);
    },
  };
}

const withSuggestion = (
  field: LocationImportField,
  problem: FieldProblem,
  state: () => string | null,
): ImportProblem => ({ field, problem, suggestion: problem.problem === 'state_unknown' ? state() : null });

/** The state in its stored form. */
export const storedState = (country: string, text: string): string | null =>
  findState(country || DEFAULT_COUNTRY, text) ?? (text.trim() || null);
