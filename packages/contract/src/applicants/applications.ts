// Applicants, which the API calls applications.
import { APPLICANT_SCREENS } from '@onward/domain/applicants/actions/codes';
import { HISTORY_KINDS, HISTORY_PAGE } from '@onward/domain/applicants/history';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  Name,
  Nullable,
  Phone,
  pageQuery,
  pageResponse,
  RegionNumber,
} from '../fields.ts';
import { Application, ApplicationAttachment, ApplicationHistory, ApplicationRow, StageSummary } from './application.ts';
import { RejectionReasonKey } from './rejection-reasons.ts';

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,15}(,\\d{1,15})*$' }));
const WordList = Type.Optional(Type.String({ maxLength: 200, pattern: '^[a-z_]+(,[a-z_]+)*$' }));
const StageTypeName = Type.Optional(Type.Enum([...STAGE_TYPES]));

/** Filters of a list; an action on all matching applicants takes the same ones (APP-008, APP-023). */
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
  /** Minimum star rating. */
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  is_new: Type.Optional(Type.Boolean()),
  /** Applicants whose application is closed and who agreed to be contacted about other jobs (AHD-023). */
  stay_in_touch: Type.Optional(Type.Boolean()),
  /** Days in the company's time zone, both included. */
  applied_from: Type.Optional(CalendarDate),
  applied_to: Type.Optional(CalendarDate),
  hired_from: Type.Optional(CalendarDate),
  hired_to: Type.Optional(CalendarDate),
  /** Applicants who got to this stage of its hiring process or further, or were hired (RPT-022). */
  reached_stage: Type.Optional(Id),
  /** Applicants who are in this stage and were not hired. */
  stopped_stage: Type.Optional(Id),
  /** The same over all hiring processes; a custom stage counts to the type before it. */
  reached_stage_type: StageTypeName,
  stopped_stage_type: StageTypeName,
  rejection_reason: Type.Optional(RejectionReasonKey),
  /** Applicants whose source is not known. */
  no_source: Type.Optional(Type.Boolean()),
  /** In progress for over 24 hours, and nobody has written to them, met them, or moved them on (AHD-014). */
  not_contacted: Type.Optional(Type.Boolean()),
  /** Applicants who have not answered an offer, or whose offer waits for the company's signature. */
  has_open_offer: Type.Optional(Type.Boolean()),
  screen: Type.Optional(Type.Enum([...APPLICANT_SCREENS], { default: 'all_applicants' })),
};
export const ApplicationFilters = Type.Object(APPLICATION_FILTERS);
export type ApplicationFilters = Static<typeof ApplicationFilters>;

export const APPLICATION_ORDERS = ['applied_at', 'last_activity_at', 'rating', 'name', 'last_message_at'] as const;

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
  summary: "Applicants in the user's scope",
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery(APPLICATION_FILTERS),
  answers: {
    200: Type.Object({
      ...pageResponse({ applications: Type.Array(ApplicationRow) }).properties,
      /** False when there are more than were counted; `total_count` is then the number where counting stopped. */
      total_is_exact: Type.Boolean(),
      /** Applicants in progress by stage, for a single position; empty for several. */
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
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const getApplication = endpoint({
  name: 'getApplication',
  method: 'GET',
  path: '/v1/applications/:id',
  summary: 'One applicant, as the profile shows them',
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

/** Omitted fields stay unchanged. */
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
  summary: "Update an applicant's name and contact details",
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
  summary: 'Reactivate an inactive applicant',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  answers: { 200: Type.Object({ application: Application }) },
});

export const markApplicationSeen = endpoint({
  name: 'markApplicationSeen',
  method: 'POST',
  path: '/v1/applications/:id/seen',
  summary: 'Mark a new applicant as seen',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  params: IdParams,
  answers: { 200: Type.Object({ is_new: Type.Boolean() }) },
});

export const listApplicationHistories = endpoint({
  name: 'listApplicationHistories',
  method: 'GET',
  path: '/v1/applications/:id/histories',
  summary: 'History of an applicant, newest first',
  audience: 'company',
  params: IdParams,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: HISTORY_PAGE })),
    kind: Type.Optional(Type.Enum([...HISTORY_KINDS])),
  }),
  answers: { 200: pageResponse({ histories: Type.Array(ApplicationHistory) }) },
});

export const addApplicationAttachment = endpoint({
  name: 'addApplicationAttachment',
  method: 'POST',
  path: '/v1/applications/:id/attachments',
  summary: 'Attach an uploaded file to an applicant',
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
  summary: 'Download a file of an applicant',
  audience: 'company',
  audited: { event: 'attachment_downloaded', subjectType: 'application_attachment' },
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'], { default: 'download' })) }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const getFormAnswerAttachment = endpoint({
  name: 'getFormAnswerAttachment',
  method: 'GET',
  path: '/v1/form_answer_attachments/:id',
  summary: 'Download a file with which an applicant answered a form',
  audience: 'company',
  audited: { event: 'attachment_downloaded', subjectType: 'application_attachment' },
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'], { default: 'download' })) }),
  answers: { 200: Type.String({ description: 'The file' }) },
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
