// How long a company keeps what it knows about people, and what the monthly job did (AHD-020).
import {
  KEEP_MONTHS_MAX,
  RETENTION_ACTIONS,
  RETENTION_KINDS,
  RETENTION_OUTCOMES,
} from '@onward/domain/privacy/retention';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

const KeepMonths = Nullable(Type.Integer({ minimum: 1, maximum: KEEP_MONTHS_MAX }));

const RetentionRuleInput = Type.Object({
  kind: Type.Enum([...RETENTION_KINDS]),
  /** Null: kept until somebody deletes it. */
  keep_months: KeepMonths,
  action: Type.Enum([...RETENTION_ACTIONS]),
});

const Rules = Type.Array(RetentionRuleInput, { minItems: 1, maxItems: RETENTION_KINDS.length });

/** How many records the next run would remove; of Form I-9, how many may be destroyed today. */
const DueCount = Type.Object({
  kind: Type.Enum([...RETENTION_KINDS]),
  count: Type.Integer(),
  /** Past their period, but kept by a legal hold. */
  held: Type.Integer(),
});
export type RetentionDueCount = Static<typeof DueCount>;

const Outcomes = Type.Array(
  Type.Object({
    kind: Type.Enum([...RETENTION_KINDS]),
    outcome: Type.Enum([...RETENTION_OUTCOMES]),
    count: Type.Integer(),
  }),
);

export const RetentionRun = Type.Object({
  id: Id,
  run_on: CalendarDate,
  started_at: Timestamp,
  /** Null while it is running. */
  finished_at: Nullable(Timestamp),
  outcomes: Outcomes,
});
export type RetentionRun = Static<typeof RetentionRun>;

const Retention = Type.Object({
  /** Of the kinds a company chooses. */
  rules: Type.Array(RetentionRuleInput),
  version: Type.Integer(),
  updated_at: Nullable(Timestamp),
  updated_by: Nullable(Type.String()),
  next_run_on: CalendarDate,
  due: Type.Array(DueCount),
  last_run: Nullable(RetentionRun),
});
export type Retention = Static<typeof Retention>;

const admin = { audience: 'company', superAdmin: true } as const;

export const getRetention = endpoint({
  name: 'getRetention',
  method: 'GET',
  path: '/v1/privacy/retention',
  summary: 'Retention periods, what the next run would remove, and what the last one did',
  ...admin,
  answers: { 200: Type.Object({ retention: Retention }) },
});

export const setRetention = endpoint({
  name: 'setRetention',
  method: 'PUT',
  path: '/v1/privacy/retention',
  summary: 'Set retention periods; kinds that are not named stay as they are',
  ...admin,
  confirmed: true,
  body: Type.Object({ rules: Rules, version: Version }),
  answers: { 200: Type.Object({ retention: Retention }) },
});

export const previewRetention = endpoint({
  name: 'previewRetention',
  method: 'POST',
  path: '/v1/privacy/retention/preview',
  summary: 'How many records the next run would remove with these periods',
  ...admin,
  unaudited: 'counts only, changes nothing',
  body: Type.Object({ rules: Rules }),
  answers: { 200: Type.Object({ next_run_on: CalendarDate, due: Type.Array(DueCount) }) },
});

const DueRecord = Type.Object({
  id: Id,
  name: Type.String(),
  /** Where the record can be looked at. */
  application_id: Nullable(Id),
  employee_id: Nullable(Id),
  /** The last thing that happened with it. */
  ended_on: CalendarDate,
  is_held: Type.Boolean(),
});
export type DueRecord = Static<typeof DueRecord>;

export const listDueRecords = endpoint({
  name: 'listDueRecords',
  method: 'GET',
  path: '/v1/privacy/retention/:kind/due',
  summary: 'Whose records the next run would remove, oldest first',
  ...admin,
  params: Type.Object({ kind: Type.Enum([...RETENTION_KINDS]) }),
  /** Without a period, as the company's rule says. */
  query: pageQuery({ keep_months: Type.Optional(Type.Integer({ minimum: 1, maximum: KEEP_MONTHS_MAX })) }),
  answers: { 200: pageResponse({ records: Type.Array(DueRecord) }) },
});

export const listRetentionRuns = endpoint({
  name: 'listRetentionRuns',
  method: 'GET',
  path: '/v1/privacy/retention_runs',
  summary: 'Runs of the monthly job, newest first',
  ...admin,
  query: pageQuery({}),
  answers: { 200: pageResponse({ runs: Type.Array(RetentionRun) }) },
});

const RunRecord = Type.Object({
  kind: Type.Enum([...RETENTION_KINDS]),
  subject_id: Id,
  outcome: Type.Enum([...RETENTION_OUTCOMES]),
  /** Messages of one conversation are one record. */
  count: Type.Integer(),
  /** Why it was kept or failed. */
  reason: Nullable(Type.String()),
  /** Only of people who are still known. */
  name: Nullable(Type.String()),
  application_id: Nullable(Id),
});
export type RetentionRunRecord = Static<typeof RunRecord>;

export const getRetentionRun = endpoint({
  name: 'getRetentionRun',
  method: 'GET',
  path: '/v1/privacy/retention_runs/:id',
  summary: 'What one run did, record by record',
  ...admin,
  params: IdParams,
  query: pageQuery({ outcome: Type.Optional(Type.Enum([...RETENTION_OUTCOMES])) }),
  answers: { 200: pageResponse({ run: RetentionRun, records: Type.Array(RunRecord) }) },
});
