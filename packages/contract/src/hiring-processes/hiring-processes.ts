// Hiring processes: stages and their automation rules.
import { AUTOMATIC_MESSAGES, DRY_RUN_SKIPS } from '@onward/domain/automation/dry-run';
import {
  DELAY_MAX_SECONDS,
  MESSAGE_BODY_MAX,
  MESSAGE_SUBJECT_MAX,
  RULE_CHANNELS,
  RULE_KINDS,
  RULE_TRIGGERS,
  RULES_PER_STAGE_MAX,
} from '@onward/domain/hiring-processes/rules';
import {
  MEETING_TYPES,
  PROCESS_NAME_MAX,
  SLOT_CAPACITY,
  STAGE_NAME_MAX,
  STAGE_TYPES,
  STAGES_MAX,
} from '@onward/domain/hiring-processes/stages';
import { CHANNELS } from '@onward/domain/messages/channels';
import { UNREACHABLE_REASONS } from '@onward/domain/messages/reaching';
import {
  COMPANY_SIGNERS_MAX,
  OFFER_EXPIRY_DAYS,
  OFFER_TEMPLATES_MAX,
  START_DAYS_MAX,
} from '@onward/domain/offers/terms';
import { SALARY_MAX, SALARY_UNITS } from '@onward/domain/positions/postings';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Moment, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

export const StageConfig = Type.Object({
  form_id: Type.Optional(Nullable(Id)),
  quiz_id: Type.Optional(Nullable(Id)),
  pass_score: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 10_000 }))),
  meeting_type: Type.Optional(Nullable(Type.Enum([...MEETING_TYPES]))),
  duration_minutes: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1440 }))),
  interviewer_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
  details: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  auto_confirm: Type.Optional(Type.Boolean()),
  capacity: Type.Optional(Nullable(Type.Integer({ minimum: SLOT_CAPACITY.min, maximum: SLOT_CAPACITY.max }))),
  location_ids: Type.Optional(Type.Array(Id, { maxItems: 500, uniqueItems: true })),
  package: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
  offer_template_id: Type.Optional(Nullable(Id)),
});

export const Stage = Type.Object({
  id: Id,
  name: Type.String(),
  stage_type: Type.Enum([...STAGE_TYPES]),
  sequence: Type.Integer(),
  config: StageConfig,
  /** Applicants in progress in this stage, across all postings of the process. */
  applicants_count: Type.Integer(),
});
export type Stage = Static<typeof Stage>;

const RuleMessage = Type.Object({
  subject: Type.String({ maxLength: MESSAGE_SUBJECT_MAX }),
  body: Type.String({ maxLength: MESSAGE_BODY_MAX }),
});

const RuleOffer = Type.Object({
  offer_template_ids: Type.Array(Id, { maxItems: OFFER_TEMPLATES_MAX, uniqueItems: true }),
  salary: Nullable(Type.Number({ minimum: 0, maximum: SALARY_MAX })),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  /** Days from sending to the start date. */
  start_days: Nullable(Type.Integer({ minimum: 0, maximum: START_DAYS_MAX })),
  signer_ids: Type.Array(Id, { maxItems: COMPANY_SIGNERS_MAX, uniqueItems: true }),
  expires_in_days: Type.Integer({ minimum: OFFER_EXPIRY_DAYS.min, maximum: OFFER_EXPIRY_DAYS.max }),
});

export const AutomationRule = Type.Object({
  id: Id,
  kind: Type.Enum([...RULE_KINDS]),
  trigger: Type.Enum([...RULE_TRIGGERS]),
  stage_id: Id,
  target_stage_id: Nullable(Id),
  delay_seconds: Type.Integer(),
  channel: Nullable(Type.Enum([...RULE_CHANNELS])),
  message_template: Nullable(RuleMessage),
  /** What an `offer_send` rule sends. */
  offer: Nullable(RuleOffer),
  enabled: Type.Boolean(),
});
export type AutomationRule = Static<typeof AutomationRule>;

export const HiringProcessTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  is_default: Type.Boolean(),
  stages: Type.Array(Stage),
  automation_rules: Type.Array(AutomationRule),
  positions_count: Type.Integer(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type HiringProcessTemplate = Static<typeof HiringProcessTemplate>;

/**
 * Existing stages are referenced by their `id`, new ones by a negative `id` that the editor chooses, so that rules in
 * the same call can point to them.
 */
const StageReference = Type.Integer({ minimum: -1_000_000, maximum: Number.MAX_SAFE_INTEGER });

export const HiringProcessInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: PROCESS_NAME_MAX, pattern: '\\S' }),
  stages: Type.Array(
    Type.Object({
      id: Type.Optional(Nullable(StageReference)),
      name: Type.String({ maxLength: STAGE_NAME_MAX }),
      stage_type: Type.Enum([...STAGE_TYPES]),
      config: Type.Optional(StageConfig),
    }),
    { minItems: 1, maxItems: STAGES_MAX },
  ),
  automation_rules: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Optional(Nullable(Id)),
        kind: Type.Enum([...RULE_KINDS]),
        trigger: Type.Optional(Type.Enum([...RULE_TRIGGERS])),
        stage_id: StageReference,
        target_stage_id: Type.Optional(Nullable(StageReference)),
        delay_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: DELAY_MAX_SECONDS })),
        channel: Type.Optional(Nullable(Type.Enum([...RULE_CHANNELS]))),
        message_template: Type.Optional(Nullable(RuleMessage)),
        offer: Type.Optional(Nullable(RuleOffer)),
        enabled: Type.Optional(Type.Boolean()),
      }),
      { maxItems: STAGES_MAX * RULES_PER_STAGE_MAX },
    ),
  ),
});
export type HiringProcessInput = Static<typeof HiringProcessInput>;

const needs = {
  audience: 'company',
  permission: 'edit_template',
  module: 'hiring_stages',
  feature: 'hiring_processes',
} as const;

export const HIRING_PROCESS_ORDER_FIELDS = ['name', 'updated_at'] as const;

export const listHiringProcessTemplates = endpoint({
  name: 'listHiringProcessTemplates',
  method: 'GET',
  path: '/v1/hiring_process_templates',
  summary: 'Hiring processes',
  audience: 'company',
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: PROCESS_NAME_MAX })) }),
  answers: { 200: pageResponse({ hiring_process_templates: Type.Array(HiringProcessTemplate) }) },
});

export const getHiringProcessTemplate = endpoint({
  name: 'getHiringProcessTemplate',
  method: 'GET',
  path: '/v1/hiring_process_templates/:id',
  summary: 'One hiring process',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ hiring_process_template: HiringProcessTemplate }) },
});

export const createHiringProcessTemplate = endpoint({
  name: 'createHiringProcessTemplate',
  method: 'POST',
  path: '/v1/hiring_process_templates',
  summary: 'Create a hiring process',
  ...needs,
  body: Type.Object({ hiring_process_template: HiringProcessInput }),
  answers: { 201: Type.Object({ hiring_process_template: HiringProcessTemplate }) },
});

export const updateHiringProcessTemplate = endpoint({
  name: 'updateHiringProcessTemplate',
  method: 'PUT',
  path: '/v1/hiring_process_templates/:id',
  summary: 'Change a hiring process; applicants of a deleted stage move to the stage given for it',
  ...needs,
  params: IdParams,
  body: Type.Object({
    hiring_process_template: Type.Object({ ...HiringProcessInput.properties, version: Version }),
    /** For each deleted stage that has applicants: the stage they move to. */
    stage_moves: Type.Optional(
      Type.Array(Type.Object({ from_stage_id: Id, to_stage_id: StageReference }), { maxItems: STAGES_MAX }),
    ),
  }),
  answers: { 200: Type.Object({ hiring_process_template: HiringProcessTemplate }) },
});

export const deleteHiringProcessTemplate = endpoint({
  name: 'deleteHiringProcessTemplate',
  method: 'DELETE',
  path: '/v1/hiring_process_templates/:id',
  summary: 'Delete a hiring process that no posting uses',
  ...needs,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreHiringProcessTemplate = endpoint({
  name: 'restoreHiringProcessTemplate',
  method: 'POST',
  path: '/v1/hiring_process_templates/:id/restore',
  summary: 'Undo the deletion of a hiring process within a minute',
  ...needs,
  params: IdParams,
  answers: { 200: Type.Object({ hiring_process_template: HiringProcessTemplate }) },
});

const StageActivity = Type.Object({
  stage_id: Id,
  entered: Type.Integer(),
  advanced_automatically: Type.Integer(),
  median_seconds_in_stage: Nullable(Type.Integer()),
  reminders_sent: Type.Integer(),
});

export const getHiringProcessActivity = endpoint({
  name: 'getHiringProcessActivity',
  method: 'GET',
  path: '/v1/hiring_process_templates/:id/activity',
  summary: 'Activity in each stage over the last 30 days',
  audience: 'company',
  toleratesDelay: true,
  params: IdParams,
  answers: { 200: Type.Object({ stages: Type.Array(StageActivity) }) },
});

const PlannedMessage = Type.Object({
  channel: Type.Enum([...CHANNELS]),
  to: Nullable(Type.String()),
  skipped: Nullable(Type.Enum([...UNREACHABLE_REASONS])),
  leaves_at: Timestamp,
  /** The message is held until quiet hours end. */
  held: Type.Boolean(),
  subject: Nullable(Type.String()),
  body: Type.String(),
  /** Merge tags without a value. */
  empty_tags: Type.Array(Type.String()),
});

const PlannedStep = Type.Object({
  /** Index of the rule among those sent; null for messages the product sends on its own. */
  rule: Nullable(Type.Integer()),
  mail: Nullable(Type.Enum([...AUTOMATIC_MESSAGES])),
  skipped: Nullable(Type.Enum([...DRY_RUN_SKIPS])),
  runs_at: Timestamp,
  to_stage_id: Nullable(StageReference),
  messages: Type.Array(PlannedMessage),
});

/** Stages use the ids from the request. */
const PlannedStage = Type.Object({
  stage_id: StageReference,
  on_the_way: Type.Boolean(),
  enters_at: Timestamp,
  meeting_at: Nullable(Timestamp),
  leaving: Type.Object({
    by: Type.Enum(['rule', 'hand', 'end']),
    rule: Nullable(Type.Integer()),
    to_stage_id: Nullable(StageReference),
  }),
  steps: Type.Array(PlannedStep),
});

export const HiringProcessDryRun = Type.Object({
  person: Type.Object({
    /** Null for an example applicant. */
    application_id: Nullable(Id),
    name: Type.String(),
    time_zone: Type.String(),
  }),
  stages: Type.Array(PlannedStage),
});
export type HiringProcessDryRun = Static<typeof HiringProcessDryRun>;

export const dryRunHiringProcess = endpoint({
  name: 'dryRunHiringProcess',
  method: 'POST',
  path: '/v1/hiring_process_templates/:id/dry_run',
  summary: 'Simulate what the submitted process would do for one applicant; changes nothing',
  ...needs,
  feature: 'automation',
  unaudited: 'It only previews.',
  params: IdParams,
  body: Type.Object({
    hiring_process_template: HiringProcessInput,
    /** The applicant to simulate; without one, an example applicant is used. */
    application_id: Type.Optional(Nullable(Id)),
    /** The job an example applicant applies for. */
    position_key: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 40 }))),
    /** When they apply; defaults to now. */
    starts_at: Type.Optional(Moment),
  }),
  answers: { 200: Type.Object({ dry_run: HiringProcessDryRun }) },
});
