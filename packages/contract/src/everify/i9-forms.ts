// Forms I-9 of many employees: the clock, reminders, inspections, and the end of retention (AHD-011, EMP-027).
import { CASE_STATUSES } from '@onward/domain/everify/case-states';
import { I9_DUES, URGENCIES } from '@onward/domain/everify/i9-clock';
import { I9_STATUSES } from '@onward/domain/everify/i9-states';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Nullable, pageQuery, pageResponse } from '../fields.ts';
import { I9Clock } from './i9-form.ts';

const MODULE = 'onboarding';
const reading = { audience: 'company', module: MODULE, permission: ['manage_onboarding', 'manage_everify'] } as const;
const managing = { audience: 'company', module: MODULE, permission: 'manage_everify' } as const;

const Place = Type.Object({ id: Id, name: Type.String() });

export const I9Row = Type.Object({
  id: Id,
  employee: Type.Object({ id: Id, name: Type.String(), phone: Nullable(Type.String()) }),
  location: Nullable(Place),
  brand: Nullable(Type.Object({ name: Type.String() })),
  /** Who follows the location. */
  manager_name: Nullable(Type.String()),
  status: Type.Enum([...I9_STATUSES]),
  case_status: Nullable(Type.Enum([...CASE_STATUSES])),
  case_id: Nullable(Id),
  what: Type.Enum([...I9_DUES]),
  due_on: CalendarDate,
  days_left: Type.Integer(),
  urgency: Type.Enum([...URGENCIES]),
  /** The first day and the three business days after it; empty for what expires. */
  clock: I9Clock,
  /** The onboarding in which the section is filled in; null when it is not running. */
  process_key: Nullable(Type.String()),
});
export type I9Row = Static<typeof I9Row>;

export const listI9Forms = endpoint({
  name: 'listI9Forms',
  method: 'GET',
  path: '/v1/i9_forms',
  summary: 'What is due on Forms I-9 of employees in scope',
  ...reading,
  query: pageQuery({
    urgency: Type.Optional(Type.Enum(['open', ...URGENCIES])),
    what: Type.Optional(Type.Enum([...I9_DUES])),
    brand: Type.Optional(Type.String({ maxLength: 120 })),
    location_id: Type.Optional(Id),
    query: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answers: {
    200: Type.Object({
      ...pageResponse({ i9_forms: Type.Array(I9Row) }).properties,
      counts: Type.Object({
        late: Type.Integer(),
        today: Type.Integer(),
        soon: Type.Integer(),
        expiring: Type.Integer(),
        open: Type.Integer(),
        /** Retained long enough to be destroyed; null without the right to do it. */
        purgeable: Nullable(Type.Integer()),
      }),
    }),
  },
});

export const remindAboutI9 = endpoint({
  name: 'remindAboutI9',
  method: 'POST',
  path: '/v1/i9_forms/reminders',
  summary: 'Remind employees of Section 1 and managers of what is late or due today',
  audience: 'company',
  module: MODULE,
  permission: ['manage_onboarding', 'manage_everify'],
  idempotent: true,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }),
  answers: { 200: Type.Object({ managers: Type.Integer(), employees: Type.Integer() }) },
});

export const exportI9Audit = endpoint({
  name: 'exportI9Audit',
  method: 'GET',
  path: '/v1/i9_audit_package',
  summary: 'Forms, copies, and audit trails of a location and a range of hire dates, as a zip for an inspection',
  audience: 'company',
  module: MODULE,
  permission: 'manage_everify',
  audited: { event: 'i9_audit_exported', subjectType: 'i9_form' },
  ownTransactions: true,
  query: Type.Object({
    location_id: Type.Optional(Id),
    from: Type.Optional(CalendarDate),
    to: Type.Optional(CalendarDate),
  }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

const Purgeable = Type.Object({
  id: Id,
  employee: Type.Object({ id: Id, name: Type.String() }),
  location: Nullable(Place),
  hired_date: CalendarDate,
  end_date: CalendarDate,
  retained_until: CalendarDate,
});
export type PurgeableI9 = Static<typeof Purgeable>;

export const listPurgeableI9 = endpoint({
  name: 'listPurgeableI9',
  method: 'GET',
  path: '/v1/i9_forms/purgeable',
  summary: 'Forms that no longer have to be kept',
  ...managing,
  query: pageQuery({}),
  answers: { 200: pageResponse({ i9_forms: Type.Array(Purgeable) }) },
});

export const purgeI9Forms = endpoint({
  name: 'purgeI9Forms',
  method: 'POST',
  path: '/v1/i9_forms/purge',
  summary: 'Destroy forms that no longer have to be kept; that it happened stays on record',
  ...managing,
  confirmed: true,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }),
  answers: { 200: Type.Object({ purged: Type.Integer() }) },
});
