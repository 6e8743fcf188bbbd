// Which record each id in the contract names, and which ids name nothing that belongs to a location.

export type RecordKind =
  | 'application'
  | 'applicationAttachment'
  | 'bulkAction'
  | 'calendarLink'
  | 'check'
  | 'checkerNode'
  | 'conversation'
  | 'employee'
  | 'employeeAttachment'
  | 'employeeNote'
  | 'everifyCase'
  | 'i9Copy'
  | 'i9Form'
  | 'feedback'
  | 'import'
  | 'jobBoardPosting'
  | 'jobInvitation'
  | 'location'
  | 'locationGroup'
  | 'meeting'
  | 'message'
  | 'messageAttachment'
  | 'note'
  | 'offer'
  | 'onboardingAction'
  | 'onboardingActionKey'
  | 'onboardingKey'
  | 'onboardingModule'
  | 'onboardingProcess'
  | 'payrollTransfer'
  | 'person'
  | 'position'
  | 'positionKey'
  | 'savedView'
  | 'share'
  | 'staff'
  | 'suspectedSpam'
  | 'taxInfo'
  | 'undo'
  | 'upload';

/** The id or key of the location's record of every kind. */
export type Place = Record<RecordKind, number | string>;

/** The record that the id or key in a path names, by the first segment of the path. */
export const PATH_RECORDS: Record<string, RecordKind> = {
  application_actions: 'undo',
  application_attachments: 'applicationAttachment',
  application_background_checks: 'check',
  application_offers: 'offer',
  applications: 'application',
  bulk_actions: 'bulkAction',
  calendar_links: 'calendarLink',
  company_checker_nodes: 'checkerNode',
  company_staffs: 'staff',
  conversations: 'conversation',
  employee_attachments: 'employeeAttachment',
  employee_informations: 'employee',
  employee_notes: 'employeeNote',
  employee_onboarding_actions: 'onboardingAction',
  employee_onboarding_modules: 'onboardingModule',
  employee_state_income_taxes: 'employee',
  employees: 'employee',
  feedbacks: 'feedback',
  form_answer_attachments: 'applicationAttachment',
  formi9_cases: 'everifyCase',
  i9_copies: 'i9Copy',
  i9_forms: 'i9Form',
  imports: 'import',
  job_board_postings: 'jobBoardPosting',
  job_invitations: 'jobInvitation',
  location_groups: 'locationGroup',
  locations: 'location',
  meetings: 'meeting',
  message_attachments: 'messageAttachment',
  messages: 'message',
  notes: 'note',
  payroll_transfers: 'payrollTransfer',
  persons: 'person',
  positions: 'positionKey',
  saved_views: 'savedView',
  shares: 'share',
  suspected_spam: 'suspectedSpam',
};

/**
 * Paths whose id names a record without a location. `table` is set where it differs from the path; null means there is
 * none.
 */
export const PATHS_WITHOUT_LOCATION: Record<string, { table?: string | null; reason: string }> = {
  api_keys: { reason: 'only its person and super admins see it' },
  beta_feature: { table: 'companies', reason: 'names the company itself' },
  brands: { reason: 'a brand has many locations and a scope of its own' },
  calendars: {
    table: 'company_staffs',
    reason: 'edit_all_calendars gives access to the calendars of all colleagues (SCH-005)',
  },
  companies: { reason: 'names the company itself' },
  company_document_templates: { table: 'document_templates', reason: 'templates serve the whole company' },
  company_onboarding_modules: { reason: 'a module belongs to a process, which serves the whole company' },
  company_onboarding_processes: { reason: 'processes serve the whole company' },
  company_roles: { reason: 'roles are the same in the whole company' },
  custom_fields: { reason: 'custom fields are the same in the whole company' },
  custom_data_exports: { reason: 'only the person it was made for sees it' },
  custom_report_templates: { reason: 'reports serve the whole company; their rows obey the reader' },
  departments: { reason: 'a department spans locations and has a scope of its own' },
  formi9_companies: { table: 'everify_companies', reason: 'an account serves many locations' },
  forms: { reason: 'forms are the same in the whole company' },
  hiring_process_templates: { reason: 'processes serve the whole company' },
  integrations: { reason: 'integrations belong to the whole company' },
  legal_holds: { reason: 'only super admins see it' },
  message_templates: { reason: 'templates serve the whole company' },
  notification_configs: { table: null, reason: 'settings of the caller' },
  onboarding_batches: { reason: 'only its author sees it' },
  onboarding_modules: { table: null, reason: 'names a type of module' },
  offer_templates: { table: 'document_templates', reason: 'templates serve the whole company' },
  online_quizzes: { reason: 'quizzes are the same in the whole company' },
  pop_up_notifications: { table: null, reason: 'addressed to the caller' },
  position_templates: { reason: 'templates serve the whole company' },
  privacy: { table: 'retention_runs', reason: 'only super admins see it' },
  privacy_requests: { reason: 'only super admins see it' },
  webhook_deliveries: { reason: 'webhooks belong to the whole company' },
  webhook_endpoints: { reason: 'webhooks belong to the whole company' },
  stages: { reason: 'a stage belongs to a process; its posting is named in the query' },
};

/** The table without a location that a path's id refers to, or null. */
export function tableWithoutLocation(word: string): string | null {
  const path = PATHS_WITHOUT_LOCATION[word];
  return path ? (path.table === undefined ? word : path.table) : null;
}

/** Endpoints whose path names a team member that everyone in the company can view (CMP-027). */
export const ENDPOINTS_WITHOUT_LOCATION: Record<string, string> = {
  getStaffOpenWork: "counts a colleague's open work without naming a record",
};

/** The record that a parameter names, wherever it is in the path. */
export const PARAM_RECORDS: Record<string, RecordKind> = {
  action_key: 'onboardingActionKey',
  process_key: 'onboardingKey',
};

/** Parameters of a path that name a part of the record before them. */
export const PARTS_OF_RECORDS: Record<string, string> = {
  kind: 'a kind of text, which is no record',
  letter: 'a letter of the record itself',
  page: 'a page of the record itself',
  panel: 'a panel of numbers, which is no record',
  position: 'a document of the record itself',
  signer_id: 'a signer of the record itself',
};

/** The record that an id in a query or body names, by field name. */
export const FIELD_RECORDS: Record<string, RecordKind> = {
  application_id: 'application',
  application_ids: 'application',
  employee_id: 'employee',
  attachment_upload_ids: 'upload',
  back_upload_id: 'upload',
  employee_ids: 'employee',
  employer_tax_info_id: 'taxInfo',
  filter_group: 'locationGroup',
  location_id: 'location',
  location_ids: 'location',
  location: 'location',
  logo_upload_id: 'upload',
  meeting_id: 'meeting',
  permitted_location_ids: 'location',
  permitted_position_ids: 'position',
  person_id: 'person',
  position_id: 'position',
  position_key: 'positionKey',
  resume_upload_id: 'upload',
  shown_application_id: 'application',
  upload_id: 'upload',
  'bulkUpdatePositions.ids': 'position',
  'countMyPositions.ids': 'position',
  'createOrUpdateLocations.id': 'location',
  'exportEmployees.ids': 'employee',
  'findMeetingConflicts.interviewer_ids': 'staff',
  'listConversations.assignee_id': 'staff',
  'listMeetings.company_staff_ids': 'staff',
  'listMyPositions.ids': 'position',
  'purgeI9Forms.ids': 'i9Form',
  'remindAboutI9.ids': 'i9Form',
  'updatePresence.id': 'application',
  'deletePresence.id': 'application',
};

const COLLEAGUE = 'colleagues are visible in the whole company';
const COMPANY_WIDE = 'the same in the whole company';
/** The walk sends an application stage, which has no place; `processes.test.ts` sends the one that has. */
const STAGE_PLACES = 'read for scheduling stages only';
const PROVIDERS_OWN = 'an id at a payroll provider';

export const FIELDS_WITHOUT_LOCATION: Record<string, string> = {
  'createHiringProcessTemplate.location_ids': STAGE_PLACES,
  'dryRunHiringProcess.location_ids': STAGE_PLACES,
  'updateHiringProcessTemplate.location_ids': STAGE_PLACES,
  'listEvents.subject_id': 'only filters the log, which obeys the scope',
  'connectByCredentials.company_id': PROVIDERS_OWN,
  anonymous_id: 'names a visitor',
  assigned_manager_ids: COLLEAGUE,
  assignee_id: COLLEAGUE,
  brand_id: 'a brand has a scope of its own',
  client_id: PROVIDERS_OWN,
  company_onboarding_process_id: COMPANY_WIDE,
  company_role_id: COMPANY_WIDE,
  company_staff_id: COLLEAGUE,
  company_staff_ids: COLLEAGUE,
  default_company_id: PROVIDERS_OWN,
  department_id: 'a department has a scope of its own',
  created_by: COLLEAGUE,
  form_id: COMPANY_WIDE,
  from_stage_id: COMPANY_WIDE,
  google_place_id: 'names a place of an external map service',
  hiring_process_template_id: COMPANY_WIDE,
  interviewer_ids: COLLEAGUE,
  mentions: COLLEAGUE,
  offer_template_id: COMPANY_WIDE,
  offer_template_ids: COMPANY_WIDE,
  onboarding_process_id: COMPANY_WIDE,
  permitted_brand_ids: 'a brand has a scope of its own',
  permitted_department_ids: 'a department has a scope of its own',
  position_template_id: COMPANY_WIDE,
  quiz_id: COMPANY_WIDE,
  recipient_ids: COLLEAGUE,
  shared_with_ids: COLLEAGUE,
  shared_role_id: COMPANY_WIDE,
  signer_ids: COLLEAGUE,
  staff_id: COLLEAGUE,
  stage_id: COMPANY_WIDE,
  target_stage_id: COMPANY_WIDE,
  template_id: COMPANY_WIDE,
  to_stage_id: COMPANY_WIDE,
  'bulkCreatePositions.id': 'a question of the posting itself',
  'createCompanyDocument.id': 'a field of the document itself',
  'createForm.id': 'a question of the form itself',
  'createHiringProcessTemplate.id': 'a stage or rule of the process itself',
  'createOfferTemplate.id': 'a field of the document itself',
  'createOnboardingProcess.id': 'a module or question of the process itself, or a colleague',
  'createOnlineQuiz.id': 'a question of the quiz itself',
  'createPosition.id': 'a question of the posting itself',
  'createPositionTemplate.id': 'a question of the template itself',
  'dryRunHiringProcess.id': 'a stage or rule of the process itself',
  'findMeetingConflicts.meeting_id': 'is left out of the conflicts, nothing is said about it',
  'updateAllNotificationConfigs.id': 'settings of the caller',
  'updateCompanyDocument.id': 'a field of the document itself',
  'updateForm.id': 'a question of the form itself',
  'updateHiringProcessTemplate.id': 'a stage or rule of the process itself',
  'updateOfferTemplate.id': 'a field of the document itself',
  'updateOnboardingProcess.id': 'a module or question of the process itself, or a colleague',
  'updateOnlineQuiz.id': 'a question of the quiz itself',
  'updatePosition.id': 'a question of the posting itself',
  'updatePositionTemplate.id': 'a question of the template itself',
};
