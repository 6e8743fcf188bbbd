// Applicants, as the wire calls them: applications.
import { APPLICANT_SCREENS } from '@onward/domain/applicants/actions/codes';
import { HISTORY_ACTIONS, HISTORY_ACTORS, HISTORY_KINDS, HISTORY_PAGE } from '@onward/domain/applicants/history';
import { REJECTION_REASONS } from '@onward/domain/applicants/rejection';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { SEARCH_MAX } from '@onward/domain/platform/search-words';
import { QUESTION_TYPES } from '@onward/domain/questions/questions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import {
  Email,
  Id,
  IdParams,
  Name,
  Nullable,
  Phone,
  pageAnswer,
  pageQuery,
  RegionNumber,
  Timestamp,
} from '../fields.ts';
import { CalendarDate } from '../positions/positions.ts';

export const StageSummary = Type.Object({
  id: Id,
  name: Type.String(),
  stage_type: Type.Enum([...STAGE_TYPES]),
  sequence: Type.Integer(),
});
export type StageSummary = Static<typeof StageSummary>;

const ApplicationPosition = Type.Object({
  id: Id,
  title: Type.String(),
  digest_key: Type.String(),
  status: Type.String(),
  location: Type.Object({ id: Id, name: Type.String() }),
  department: Nullable(Type.Object({ id: Id, name: Type.String() })),
  brand: Type.Object({ id: Id, name: Type.String(), friendly_id: Type.String() }),
});

/** What the words of an entry are filled with. */
const HistoryDetail = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null(), Type.Array(Type.String())]),
);
export type HistoryDetail = Static<typeof HistoryDetail>;

/** What a list shows of an applicant. */
export const ApplicationRow = Type.Object({
  id: Id,
  person_id: Id,
  digest_key: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  status: Type.Enum([...APPLICANT_STATUSES]),
  position_stage: StageSummary,
  /** How many stages the process has, for the little bar under the stage's name. */
  stages_count: Type.Integer(),
  stage_status: Nullable(Type.String()),
  /** Of the meeting of this visit of the stage, once somebody said yes: staff or the applicant, by name (SCH-015). */
  confirmation: Nullable(Type.Object({ by: Type.String(), at: Timestamp, starts_at: Timestamp })),
  position: ApplicationPosition,
  rating: Nullable(Type.Number()),
  referer_source: Nullable(Type.String()),
  screening_failed: Type.Boolean(),
  sms_consent: Type.Boolean(),
  email_opt_out: Type.Boolean(),
  sms_opt_out: Type.Boolean(),
  /** The owner of the number has confirmed it; others get no texts. */
  phone_verified: Type.Boolean(),
  /** Agreed with this application to hear of other jobs. */
  keep_in_touch: Type.Boolean(),
  /** Of the person: why they are not to be hired again. */
  do_not_rehire: Nullable(Type.Object({ reason: Type.String(), at: Timestamp })),
  /** Nobody has looked at it yet. */
  is_new: Type.Boolean(),
  applied_at: Timestamp,
  stage_entered_at: Timestamp,
  last_activity_at: Timestamp,
  hired_date: Nullable(CalendarDate),
  employee: Nullable(Type.Object({ id: Id })),
  unread_messages_count: Type.Integer(),
  /** Of the same person in the company, this one included (AHD-002): the first, the second … */
  application_number: Type.Integer(),
  /** A person who shares the phone or the e-mail, until staff join the two or say that they are different people. */
  possible_duplicate_of: Nullable(Id),
  open_applications: Type.Integer(),
  rejected_applications: Type.Integer(),
  /** The newest thing that happened, for the column "Latest". */
  latest: Nullable(
    Type.Object({
      action: Type.Enum([...HISTORY_ACTIONS]),
      detail: HistoryDetail,
      created_at: Timestamp,
    }),
  ),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

export const ApplicationAttachment = Type.Object({
  id: Id,
  kind: Type.Enum(['resume', 'answer', 'form_answer', 'file']),
  file_name: Type.String(),
  content_type: Type.String(),
  byte_size: Type.Integer(),
  created_at: Timestamp,
});
export type ApplicationAttachment = Static<typeof ApplicationAttachment>;

const ApplicationAnswer = Type.Object({
  question_id: Id,
  title: Type.String(),
  question_type: Type.Enum([...QUESTION_TYPES]),
  value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String()), Type.Null()]),
  /** Null when the question screens nobody. */
  passed: Nullable(Type.Boolean()),
});
export type ApplicationAnswer = Static<typeof ApplicationAnswer>;

const StageVisit = Type.Object({
  ...StageSummary.properties,
  /** When the applicant first came there; null for those still ahead. */
  entered_at: Nullable(Timestamp),
});

const OtherApplication = Type.Object({
  id: Id,
  status: Type.Enum([...APPLICANT_STATUSES]),
  position_title: Type.String(),
  location_name: Type.String(),
  stage_name: Type.String(),
  applied_at: Timestamp,
});

export const ApplicationHistory = Type.Object({
  id: Id,
  actor: Type.Enum([...HISTORY_ACTORS]),
  /** Who of the staff did it. */
  staff_name: Nullable(Type.String()),
  action: Type.Enum([...HISTORY_ACTIONS]),
  detail: HistoryDetail,
  created_at: Timestamp,
});
export type ApplicationHistory = Static<typeof ApplicationHistory>;

/** Everything the profile opens with. */
export const Application = Type.Object({
  ...ApplicationRow.properties,
  answers: Type.Array(ApplicationAnswer),
  attachments: Type.Array(ApplicationAttachment),
  stages: Type.Array(StageVisit),
  rejection: Nullable(
    Type.Object({ reason: Type.Enum([...REJECTION_REASONS]), note: Nullable(Type.String()), at: Timestamp }),
  ),
  others: Type.Array(OtherApplication),
  my_rating: Nullable(Type.Integer()),
  notes_count: Type.Integer(),
  feedbacks_count: Type.Integer(),
  recent_histories: Type.Array(ApplicationHistory),
  /** For super admins alone; absent for everyone else (APP-014). */
  assigned_managers: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  meeting: Type.Null(),
  offer: Type.Null(),
  background_check: Type.Null(),
  version: Type.Integer(),
});
export type Application = Static<typeof Application>;

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,15}(,\\d{1,15})*$' }));
const WordList = Type.Optional(Type.String({ maxLength: 200, pattern: '^[a-z_]+(,[a-z_]+)*$' }));

/** Filters of a list; an action on everybody who matches takes the same (APP-008, APP-023). */
export const APPLICATION_FILTERS = {
  query: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  brand: IdList,
  location_id: IdList,
  department_id: IdList,
  position_key: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  status: WordList,
  stage_id: IdList,
  stage_type: WordList,
  stage_status: WordList,
  source: Type.Optional(Type.String({ maxLength: 100 })),
  /** At least so many stars. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  is_new: Type.Optional(Type.Boolean()),
  /** Whose application is over, and who agreed to hear of other jobs (AHD-023). */
  stay_in_touch: Type.Optional(Type.Boolean()),
  screen: Type.Optional(Type.Enum([...APPLICANT_SCREENS], { default: 'all_applicants' })),
};
export const ApplicationFilters = Type.Object(APPLICATION_FILTERS);
export type ApplicationFilters = Static<typeof ApplicationFilters>;

export const APPLICATION_ORDERS = ['applied_at', 'last_activity_at', 'rating', 'name'] as const;

export const StageCount = Type.Object({
  ...StageSummary.properties,
  count: Type.Integer(),
  new_count: Type.Integer(),
});
export type StageCount = Static<typeof StageCount>;

export const listApplications = endpoint({
  name: 'listApplications',
  method: 'GET',
  path: '/v1/applications',
  summary: 'Applicants of the positions the user may see',
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery(APPLICATION_FILTERS),
  answers: {
    200: Type.Object({
      ...pageAnswer({ applications: Type.Array(ApplicationRow) }).properties,
      /** False when there are more than were counted: `total_count` is then how far the counting went. */
      total_is_exact: Type.Boolean(),
      /** In progress by stage, for one position; empty for several. */
      stage_counts: Type.Array(StageCount),
      status_counts: Type.Object({
        in_progress: Type.Integer(),
        hired: Type.Integer(),
        rejected: Type.Integer(),
        inactive: Type.Integer(),
      }),
    }),
  },
});

export const exportApplications = endpoint({
  name: 'exportApplications',
  method: 'GET',
  path: '/v1/applications/export',
  summary: 'The listed applicants as a CSV file',
  audience: 'company',
  confirmed: true,
  permission: 'edit_applicant',
  audited: { event: 'applications_exported', subjectType: 'application' },
  query: Type.Object({
    ...APPLICATION_FILTERS,
    order: Type.Optional(Type.String({ maxLength: 60 })),
    columns: Type.Optional(Type.String({ maxLength: 300, pattern: '^[a-z_]+(,[a-z_]+)*$' })),
  }),
  answers: { 200: Type.String({ description: 'The file itself' }) },
});

export const getApplication = endpoint({
  name: 'getApplication',
  method: 'GET',
  path: '/v1/applications/:id',
  summary: 'One applicant with everything the profile opens with',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ application: Application }) },
});

const Contact = {
  first_name: Name,
  last_name: Name,
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Phone)),
  region_number: Type.Optional(Nullable(RegionNumber)),
};

export const ApplicationInput = Type.Object({
  position_key: Type.String({ minLength: 1, maxLength: 40 }),
  ...Contact,
  resume_upload_id: Type.Optional(Nullable(Id)),
});
export type ApplicationInput = Static<typeof ApplicationInput>;

/** What is left out stays as it is. */
export const ApplicationChange = Type.Object({
  ...Type.Partial(Type.Object(Contact)).properties,
  version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ApplicationChange = Static<typeof ApplicationChange>;

export const addApplication = endpoint({
  name: 'addApplication',
  method: 'POST',
  path: '/v1/applications',
  summary: 'Add an applicant by hand',
  audience: 'company',
  permission: 'edit_applicant',
  body: Type.Object({ application: ApplicationInput }),
  answers: { 201: Type.Object({ application: Application }) },
});

export const updateApplication = endpoint({
  name: 'updateApplication',
  method: 'PUT',
  path: '/v1/applications/:id',
  summary: 'Change name and contact of an applicant',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({ application: ApplicationChange }),
  answers: { 200: Type.Object({ application: Application }) },
});

export const reactivateApplication = endpoint({
  name: 'reactivateApplication',
  method: 'POST',
  path: '/v1/applications/:id/reactivate',
  summary: 'Bring an inactive applicant back',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 200: Type.Object({ application: Application }) },
});

export const markApplicationSeen = endpoint({
  name: 'markApplicationSeen',
  method: 'POST',
  path: '/v1/applications/:id/seen',
  summary: 'Someone has looked at a new applicant',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ is_new: Type.Boolean() }) },
});

export const listApplicationHistories = endpoint({
  name: 'listApplicationHistories',
  method: 'GET',
  path: '/v1/applications/:id/histories',
  summary: 'What happened to an applicant, newest first',
  audience: 'company',
  params: IdParams,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: HISTORY_PAGE })),
    kind: Type.Optional(Type.Enum([...HISTORY_KINDS])),
  }),
  answers: { 200: pageAnswer({ histories: Type.Array(ApplicationHistory) }) },
});

export const addApplicationAttachment = endpoint({
  name: 'addApplicationAttachment',
  method: 'POST',
  path: '/v1/applications/:id/attachments',
  summary: 'Add an uploaded file to an applicant',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({ upload_id: Id }),
  answers: { 201: Type.Object({ attachment: ApplicationAttachment }) },
});

export const getApplicationAttachment = endpoint({
  name: 'getApplicationAttachment',
  method: 'GET',
  path: '/v1/application_attachments/:id',
  summary: 'A file that came with an application',
  audience: 'company',
  audited: { event: 'attachment_downloaded', subjectType: 'application_attachment' },
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'], { default: 'download' })) }),
  answers: { 200: Type.String({ description: 'The file itself' }) },
});

export const deleteApplicationAttachment = endpoint({
  name: 'deleteApplicationAttachment',
  method: 'DELETE',
  path: '/v1/application_attachments/:id',
  summary: 'Delete a file of an applicant',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 204: Empty },
});
