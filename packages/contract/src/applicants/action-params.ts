// The parameters of each action on applicants (APP-024), one schema per action.
import type { AddNoteParams } from '@onward/domain/applicants/actions/catalog/add-note';
import type { AssignTimeParams } from '@onward/domain/applicants/actions/catalog/assign-time';
import type { ChangeMeetingParams } from '@onward/domain/applicants/actions/catalog/change-meeting';
import type { MarkHiredParams } from '@onward/domain/applicants/actions/catalog/mark-hired';
import type { MarkInactiveParams } from '@onward/domain/applicants/actions/catalog/mark-inactive';
import type { MoveToPositionParams } from '@onward/domain/applicants/actions/catalog/move-to-position';
import type { MoveToStageParams } from '@onward/domain/applicants/actions/catalog/move-to-stage';
import type { OrderBackgroundCheckParams } from '@onward/domain/applicants/actions/catalog/order-background-check';
import type { RejectParams } from '@onward/domain/applicants/actions/catalog/reject';
import type { SendEmailParams, SendTextParams } from '@onward/domain/applicants/actions/catalog/send-message';
import type { SendSigningRequestParams } from '@onward/domain/applicants/actions/catalog/send-signing-request';
import type { SendToPayrollParams } from '@onward/domain/applicants/actions/catalog/send-to-payroll-provider';
import type { ShareApplicantParams } from '@onward/domain/applicants/actions/catalog/share-applicant';
import type { StartOnboardingParams } from '@onward/domain/applicants/actions/catalog/start-onboarding';
import { ACTION_CODES, ACTIONS, type ActionName } from '@onward/domain/applicants/actions/codes';
import {
  REJECTION_DELAY_MAX_SECONDS,
  REJECTION_MESSAGE_MAX,
  REJECTION_NOTE_MAX,
} from '@onward/domain/applicants/rejection';
import { NOTE_VISIBILITIES } from '@onward/domain/applicants/remarks';
import { SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '@onward/domain/applicants/sharing';
import { MEETING_MINUTES, MEETING_TYPES } from '@onward/domain/hiring-processes/stages';
import {
  COMPANY_SIGNERS_MAX,
  OFFER_EXPIRY_DAYS,
  OFFER_MESSAGE_MAX,
  OFFER_TEMPLATES_MAX,
  OFFERS_AT_ONCE_MAX,
} from '@onward/domain/offers/terms';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import Type, { type TObject, type TSchema } from 'typebox';
import { CalendarDate, Email, Id, Moment, Nullable } from '../fields.ts';
import { OFFER_TERMS, OfferTermsInput } from '../offers/offer-terms.ts';
import { RejectionReasonKey } from './rejection-reasons.ts';

/** A schema for exactly the parameters that the domain declares. */
const paramsOf = <Params extends object>(fields: { [Name in keyof Required<Params>]: TSchema }): TObject =>
  Type.Object(fields as Record<string, TSchema>);

const optional = (schema: TSchema) => Type.Optional(Nullable(schema));

const none = Type.Object({});

const moveToStage = paramsOf<MoveToStageParams>({
  stage_id: optional(Id),
  stage_name: optional(Type.String({ maxLength: 60 })),
});

const text = {
  body: Type.String({ maxLength: 20_000 }),
  attachment_upload_ids: optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
  template_id: optional(Id),
};
const sendText = paramsOf<SendTextParams>(text);
const sendEmail = paramsOf<SendEmailParams>({ subject: Type.String({ maxLength: 300 }), ...text });

const addNote = paramsOf<AddNoteParams>({
  body: Type.String({ maxLength: 20_000 }),
  visibility: optional(Type.Enum([...NOTE_VISIBILITIES])),
});

const reject = paramsOf<RejectParams>({
  reason: RejectionReasonKey,
  note: optional(Type.String({ maxLength: REJECTION_NOTE_MAX })),
  notify: optional(Type.Boolean()),
  message: optional(Type.String({ maxLength: REJECTION_MESSAGE_MAX })),
  standard_message: optional(Type.Boolean()),
  delay_seconds: optional(Type.Integer({ minimum: 0, maximum: REJECTION_DELAY_MAX_SECONDS })),
});

const shareApplicant = paramsOf<ShareApplicantParams>({
  company_staff_ids: optional(Type.Array(Id, { maxItems: SHARE_RECIPIENTS_MAX })),
  emails: optional(Type.Array(Email, { maxItems: SHARE_RECIPIENTS_MAX })),
  message: optional(Type.String({ maxLength: SHARE_MESSAGE_MAX })),
});

const sendSigningRequest = paramsOf<SendSigningRequestParams>({
  offer_template_id: optional(Id),
  offer_template_ids: optional(Type.Array(Id, { maxItems: OFFER_TEMPLATES_MAX, uniqueItems: true })),
  salary: optional(OFFER_TERMS.salary),
  salary_unit: optional(OFFER_TERMS.salary_unit),
  start_date: optional(CalendarDate),
  offers: optional(Type.Array(OfferTermsInput, { maxItems: OFFERS_AT_ONCE_MAX })),
  signer_ids: optional(Type.Array(Id, { maxItems: COMPANY_SIGNERS_MAX, uniqueItems: true })),
  expires_in_days: optional(Type.Integer({ minimum: OFFER_EXPIRY_DAYS.min, maximum: OFFER_EXPIRY_DAYS.max })),
  message: optional(Type.String({ maxLength: OFFER_MESSAGE_MAX })),
  replace: optional(Type.Boolean()),
});

const moveToPosition = paramsOf<MoveToPositionParams>({
  position_key: Type.String({ maxLength: 40 }),
  stage_id: optional(Id),
  copy: optional(Type.Boolean()),
});

const orderBackgroundCheck = paramsOf<OrderBackgroundCheckParams>({
  package: optional(Type.String({ maxLength: 120 })),
  location_id: optional(Id),
  certified: optional(Type.Boolean()),
});

const changeMeeting = paramsOf<ChangeMeetingParams>({
  notify: optional(Type.Boolean()),
  message: optional(Type.String({ maxLength: 1000 })),
});

const assignTime = paramsOf<AssignTimeParams>({
  starts_at: Moment,
  duration_minutes: Type.Integer({ minimum: MEETING_MINUTES.min, maximum: MEETING_MINUTES.max }),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  interviewer_ids: Type.Array(Id, { maxItems: 8, uniqueItems: true }),
  details: optional(Type.String({ maxLength: 2000 })),
});

const sendToPayroll = paramsOf<SendToPayrollParams>({
  provider: optional(Type.Enum([...PAYROLL_PROVIDERS])),
  confirm_update: optional(Type.Boolean()),
});

const startOnboarding = paramsOf<StartOnboardingParams>({
  onboarding_process_id: optional(Id),
  start_date: optional(CalendarDate),
  send_link: optional(Type.Boolean()),
});

const markHired = paramsOf<MarkHiredParams>({ hired_date: optional(CalendarDate) });

const markInactive = paramsOf<MarkInactiveParams>({ reason: optional(Type.String({ maxLength: 200 })) });

export const ACTION_PARAMS: Record<ActionName, TObject> = {
  move_to_stage: moveToStage,
  send_email: sendEmail,
  send_sms: sendText,
  add_note: addNote,
  reject,
  send_signing_request: sendSigningRequest,
  un_reject: none,
  share_applicant: shareApplicant,
  move_to_position: moveToPosition,
  send_reminder: none,
  order_background_check: orderBackgroundCheck,
  confirm_meeting: changeMeeting,
  request_reschedule: changeMeeting,
  cancel_meeting: changeMeeting,
  mark_hired: markHired,
  mark_not_hired: none,
  assign_time: assignTime,
  print_applicant: none,
  mark_schedule_complete: changeMeeting,
  mark_schedule_no_show: changeMeeting,
  start_onboarding: startOnboarding,
  send_to_payroll_provider: sendToPayroll,
  mark_inactive: markInactive,
  send_email_inactive: sendEmail,
  send_sms_inactive: sendText,
  reject_applicant: reject,
  unreject_applicant: none,
};

const fieldsOf = (name: ActionName): string => Object.keys(ACTION_PARAMS[name].properties).join(', ');

/** For the API pages, which can't show that a schema depends on another field. */
export const PARAMS_BY_ACTION = ACTIONS.filter((name) => fieldsOf(name) !== '')
  .map((name) => `${ACTION_CODES[name]} (${name}): ${fieldsOf(name)}`)
  .join('; ');
