// CSV imports: parsed, mapped and validated first, stored all or nothing when confirmed, and undoable for a day.
import { IMPORT_STATES } from '@onward/domain/imports/states';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const IMPORT_KINDS = ['locations', 'applicants', 'employees'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Any of these opens the import endpoints; each kind of import then requires its own. */
const IMPORTERS = ['edit_location', 'edit_applicant', 'edit_employee'] as const;

/** What a row will do: create a record, update one, or wait until it is fixed. */
export const LISTED_RESULTS = ['new', 'update', 'fix'] as const;

const Column = Type.Integer({ minimum: 0, maximum: 99 });
const Mapping = Type.Record(Type.String({ maxLength: 60 }), Nullable(Column));

const Problem = Type.Object({
  line: Type.Integer(),
  field: Type.String(),
  /** In the user's language, e.g. “Georga” is not a state. */
  message: Type.String(),
  suggestion: Nullable(Type.String()),
});
export type ImportProblem = Static<typeof Problem>;

const Row = Type.Object({
  /** Line number in the file, as an editor counts it. */
  line: Type.Integer(),
  cells: Type.Record(Type.String(), Type.String()),
  result: Type.Enum([...LISTED_RESULTS]),
});
export type ImportRow = Static<typeof Row>;

export const Import = Type.Object({
  id: Id,
  kind: Type.Enum([...IMPORT_KINDS]),
  file_name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  columns: Type.Array(Type.String()),
  mapping: Mapping,
  /** Problems with the mapping, by field; rows are validated once there are none. */
  mapping_errors: Type.Record(Type.String(), Type.String()),
  counts: Type.Object({
    rows: Type.Integer(),
    new: Type.Integer(),
    update: Type.Integer(),
    /** Rows with errors; once imported, those that were skipped. */
    fix: Type.Integer(),
    problems: Type.Integer(),
  }),
  /** How many new records exceed the plan; 0 when all fit. */
  beyond_plan: Type.Integer(),
  created_by: Type.String(),
  created_at: Timestamp,
  imported_at: Nullable(Timestamp),
  can_undo: Type.Boolean(),
});
export type Import = Static<typeof Import>;

export const startImport = endpoint({
  name: 'startImport',
  method: 'POST',
  path: '/v1/imports',
  summary: 'Upload a CSV file (multipart: kind, file); only a draft is stored',
  audience: 'company',
  permission: IMPORTERS,
  multipart: true,
  body: Type.Object({ kind: Type.Enum([...IMPORT_KINDS]) }),
  answers: { 201: Type.Object({ import: Import }) },
});

export const listImports = endpoint({
  name: 'listImports',
  method: 'GET',
  path: '/v1/imports',
  summary: 'Imports of the company, newest first',
  audience: 'company',
  permission: IMPORTERS,
  query: pageQuery({ kind: Type.Optional(Type.Enum([...IMPORT_KINDS])) }),
  answers: { 200: pageResponse({ imports: Type.Array(Import) }) },
});

export const getImport = endpoint({
  name: 'getImport',
  method: 'GET',
  path: '/v1/imports/:id',
  summary: 'One import',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  answers: { 200: Type.Object({ import: Import }) },
});

export const listImportRows = endpoint({
  name: 'listImportRows',
  method: 'GET',
  path: '/v1/imports/:id/rows',
  summary: 'Rows of an import as they would be stored, with all cell errors; once imported, those that were skipped',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  query: pageQuery({ result: Type.Optional(Type.Enum([...LISTED_RESULTS])) }),
  answers: { 200: pageResponse({ rows: Type.Array(Row), problems: Type.Array(Problem) }) },
});

export const updateImport = endpoint({
  name: 'updateImport',
  method: 'PUT',
  path: '/v1/imports/:id',
  summary: 'Map columns, correct cells or skip rows; the draft is validated again',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  body: Type.Object({
    import: Type.Object({
      mapping: Type.Optional(Mapping),
      corrections: Type.Optional(
        Type.Array(
          Type.Object({
            line: Type.Integer({ minimum: 1 }),
            field: Type.String({ maxLength: 60 }),
            value: Type.String({ maxLength: 500 }),
          }),
          { maxItems: 1000 },
        ),
      ),
      left_out_lines: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 10_000 })),
    }),
  }),
  answers: { 200: Type.Object({ import: Import }) },
});

export const confirmImport = endpoint({
  name: 'confirmImport',
  method: 'POST',
  path: '/v1/imports/:id/confirm',
  summary: 'Store all rows, or none if any has an error, unless those with errors are skipped',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  query: Type.Object({ skip_wrong: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ import: Import }) },
});

export const undoImport = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: '/v1/imports/:id/undo',
  summary: 'Undo a whole import within a day',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  answers: { 200: Type.Object({ import: Import }) },
});

export const discardImport = endpoint({
  name: 'discardImport',
  method: 'POST',
  path: '/v1/imports/:id/discard',
  summary: 'Discard a draft',
  audience: 'company',
  permission: IMPORTERS,
  params: IdParams,
  answers: { 200: Type.Object({ import: Import }) },
});
