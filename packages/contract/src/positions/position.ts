// One job, as lists and its editor show it.
import {
  BENEFIT_MAX,
  BENEFITS_MAX,
  DESCRIPTION_MAX,
  EMPLOYMENT_TYPES,
  OPENINGS_MAX,
  POSITION_ACCESSES,
  SALARY_MAX,
  SALARY_UNITS,
  SHIFTS,
  TITLE_MAX,
} from '@onward/domain/positions/postings';
import { REVIEW_STATUSES } from '@onward/domain/positions/review';
import { REVIEW_REASONS } from '@onward/domain/positions/review-checks';
import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import Type, { type Static } from 'typebox';
import { CalendarDate, Id, Nullable, Timestamp, Version } from '../fields.ts';
import { Question, QuestionInputs } from '../questions/questions.ts';

export const PositionSummary = Type.Object({
  id: Id,
  digest_key: Type.String(),
  title: Type.String(),
  status: Type.Enum([...POSITION_STATUSES]),
  location_id: Id,
  department_id: Nullable(Id),
  brand_id: Id,
});
export type PositionSummary = Static<typeof PositionSummary>;

export const PostingReview = Type.Object({
  id: Id,
  status: Type.Enum([...REVIEW_STATUSES]),
  reasons: Type.Array(Type.Object({ reason: Type.Enum([...REVIEW_REASONS]), found: Type.Array(Type.String()) })),
  /** The support team's note on the decision. */
  note: Nullable(Type.String()),
  updated_at: Timestamp,
});
export type PostingReview = Static<typeof PostingReview>;

/** Text that a posting and its template have in common. */
export const PostingText = {
  description: Type.String(),
  salary_min: Nullable(Type.Number()),
  salary_max: Nullable(Type.Number()),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  shifts: Type.Array(Type.Enum([...SHIFTS])),
  benefits: Type.Array(Type.String()),
  questions: Type.Array(Question),
};

export const PositionRow = Type.Object({
  ...PositionSummary.properties,
  position_template_id: Nullable(Id),
  hiring_process_template_id: Nullable(Id),
  access: Type.Enum([...POSITION_ACCESSES]),
  openings: Type.Integer(),
  hired_count: Type.Integer(),
  applicants_count: Type.Integer(),
  new_applicants_count: Type.Integer(),
  /** Applicants in progress per stage, in stage order. */
  pipeline: Type.Array(Type.Object({ stage_id: Id, name: Type.String(), count: Type.Integer() })),
  sources: Type.Array(Type.String()),
  published_at: Nullable(Timestamp),
  closed_at: Nullable(Timestamp),
  url: Type.String(),
  posting_review: Nullable(PostingReview),
  updated_at: Timestamp,
});
export type PositionRow = Static<typeof PositionRow>;

export const Position = Type.Object({
  ...PositionRow.properties,
  ...PostingText,
  employment_type: Type.Enum([...EMPLOYMENT_TYPES]),
  application_deadline: Nullable(CalendarDate),
  requires_email: Type.Boolean(),
  requires_resume: Type.Boolean(),
  /** Only for super admins; absent for everyone else. */
  assigned_manager_ids: Type.Optional(Type.Array(Id)),
  keyword: Nullable(Type.String()),
  edited_by_hand: Type.Boolean(),
  version: Type.Integer(),
});
export type Position = Static<typeof Position>;

const Amount = Type.Number({ minimum: 0, maximum: SALARY_MAX });

export const PostingTextInput = {
  description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
  salary_min: Type.Optional(Nullable(Amount)),
  salary_max: Type.Optional(Nullable(Amount)),
  salary_unit: Type.Optional(Nullable(Type.Enum([...SALARY_UNITS]))),
  shifts: Type.Optional(Type.Array(Type.Enum([...SHIFTS]), { maxItems: SHIFTS.length, uniqueItems: true })),
  benefits: Type.Optional(Type.Array(Type.String({ maxLength: BENEFIT_MAX }), { maxItems: BENEFITS_MAX })),
  questions: Type.Optional(QuestionInputs),
  department_id: Type.Optional(Nullable(Id)),
  hiring_process_template_id: Type.Optional(Nullable(Id)),
};

export const Title = Type.String({ minLength: 1, maxLength: TITLE_MAX, pattern: '\\S' });

export const PositionFields = {
  ...PostingTextInput,
  employment_type: Type.Optional(Type.Enum([...EMPLOYMENT_TYPES])),
  openings: Type.Optional(Type.Integer({ minimum: 1, maximum: OPENINGS_MAX })),
  access: Type.Optional(Type.Enum([...POSITION_ACCESSES])),
  application_deadline: Type.Optional(Nullable(CalendarDate)),
  requires_email: Type.Optional(Type.Boolean()),
  requires_resume: Type.Optional(Type.Boolean()),
  position_template_id: Type.Optional(Nullable(Id)),
  assigned_manager_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
};

export const PositionInput = Type.Object({ title: Title, location_id: Id, ...PositionFields });
export type PositionInput = Static<typeof PositionInput>;

/** Omitted fields stay unchanged. */
export const PositionChange = Type.Object({
  ...Type.Partial(PositionInput).properties,
  /** As the editor loaded it; a change by someone else since then returns 20002. */
  updated_at: Type.Optional(Timestamp),
  version: Version,
});
export type PositionChange = Static<typeof PositionChange>;

export const PositionKeyParams = Type.Object({ position_key: Type.String({ minLength: 1, maxLength: 40 }) });
