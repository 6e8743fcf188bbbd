// The people behind applications: duplicates, merging and do-not-rehire flags.
import { DUPLICATE_SIGNS } from '@onward/domain/applicants/merging';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import {
  Email,
  Id,
  IdParams,
  Name,
  Nullable,
  Phone,
  pageQuery,
  pageResponse,
  RegionNumber,
  Timestamp,
} from '../fields.ts';

export const Person = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  language: Type.String(),
  email_opt_out: Type.Boolean(),
  sms_opt_out: Type.Boolean(),
  /** Consent given with one of the applications; a later opt-out is `sms_opt_out`. */
  sms_consent: Type.Boolean(),
  /** Agreed to be contacted about other jobs. */
  keeps_in_touch: Type.Boolean(),
  do_not_rehire: Nullable(Type.Object({ reason: Type.String(), at: Timestamp })),
  created_at: Timestamp,
  notes_count: Type.Integer(),
  files_count: Type.Integer(),
  /** Only applications in the caller's scope. */
  applications: Type.Array(
    Type.Object({
      id: Id,
      position_title: Type.String(),
      location_name: Type.String(),
      stage_name: Type.String(),
      status: Type.Enum([...APPLICANT_STATUSES]),
      applied_at: Timestamp,
    }),
  ),
});
export type Person = Static<typeof Person>;

export const listDuplicates = endpoint({
  name: 'listDuplicates',
  method: 'GET',
  path: '/v1/persons/:id/duplicates',
  summary: 'A person and their possible duplicates',
  audience: 'company',
  params: IdParams,
  answers: {
    200: Type.Object({
      person: Person,
      duplicates: Type.Array(Type.Object({ person: Person, shared: Type.Array(Type.Enum([...DUPLICATE_SIGNS])) })),
    }),
  },
});

export const mergePersons = endpoint({
  name: 'mergePersons',
  method: 'POST',
  path: '/v1/persons/:id/merge',
  summary: 'Merge two records of one person, keeping the data of both',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({
    person_id: Id,
    /** Name and contact details of the merged person; omitted fields keep the surviving record's value. */
    values: Type.Optional(
      Type.Object({
        first_name: Type.Optional(Name),
        last_name: Type.Optional(Name),
        email: Type.Optional(Nullable(Email)),
        phone: Type.Optional(Nullable(Phone)),
        region_number: Type.Optional(Nullable(RegionNumber)),
        language: Type.Optional(Type.Enum([...LANGUAGES])),
      }),
    ),
  }),
  answers: { 200: Type.Object({ person: Person }) },
});

export const keepPersonsApart = endpoint({
  name: 'keepPersonsApart',
  method: 'POST',
  path: '/v1/persons/:id/keep_apart',
  summary: 'Mark two similar records as different people',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({ person_id: Id }),
  answers: { 204: Empty },
});

export const flagDoNotRehire = endpoint({
  name: 'flagDoNotRehire',
  method: 'PUT',
  path: '/v1/persons/:id/do_not_rehire',
  summary: 'Flag a person as do-not-rehire with a reason, or remove the flag',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({ reason: Nullable(Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })) }),
  answers: { 200: Type.Object({ person: Person }) },
});

export const exportPerson = endpoint({
  name: 'exportPerson',
  method: 'GET',
  path: '/v1/persons/:id/export',
  summary: 'Export all data about a person as a zip file',
  audience: 'company',
  confirmed: true,
  superAdmin: true,
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const erasePerson = endpoint({
  name: 'erasePerson',
  method: 'POST',
  path: '/v1/persons/:id/erase',
  summary: 'Permanently erase everything that identifies a person',
  audience: 'company',
  confirmed: true,
  superAdmin: true,
  params: IdParams,
  /** The person's name, typed again to confirm. */
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
  answers: { 204: Empty },
});

export const PersonMerge = Type.Object({
  id: Id,
  kept_name: Type.String(),
  merged_name: Type.String(),
  merged_by: Nullable(Type.String()),
  merged_at: Timestamp,
  undone_at: Nullable(Timestamp),
  can_undo: Type.Boolean(),
});
export type PersonMerge = Static<typeof PersonMerge>;

export const listPersonMerges = endpoint({
  name: 'listPersonMerges',
  method: 'GET',
  path: '/v1/support/companies/:id/person_merges',
  summary: 'Merged persons of a company, newest first',
  audience: 'support',
  params: IdParams,
  query: pageQuery({}),
  answers: { 200: pageResponse({ person_merges: Type.Array(PersonMerge) }) },
});

export const undoPersonMerge = endpoint({
  name: 'undoPersonMerge',
  method: 'POST',
  path: '/v1/support/companies/:id/person_merges/:merge_id/undo',
  summary: 'Undo a merge of two people',
  audience: 'support',
  params: Type.Object({ id: Id, merge_id: Id }),
  answers: { 200: Type.Object({ person_merge: PersonMerge }) },
});
