// Job boards: where a posting runs, what it costs, and how many applicants to expect.
import {
  BOARD_STATES,
  DURATION_DAYS_MAX,
  INDEED_DEFAULT_PRICE,
  JOB_BOARDS,
  PRICE_MAX,
} from '@onward/domain/positions/job-boards';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';
import { PositionKeyParams, PositionSummary } from './position.ts';

export const JobBoardPosting = Type.Object({
  id: Id,
  position_id: Id,
  board: Type.Enum([...JOB_BOARDS]),
  state: Type.Enum([...BOARD_STATES]),
  price: Type.Number(),
  spent: Type.Number(),
  duration_days: Type.Integer(),
  /** Why the board rejected it. */
  error: Nullable(Type.String()),
  /** Where the user completes the order, on boards that take orders on their own site. */
  checkout_url: Nullable(Type.String()),
  applicants_count: Type.Integer(),
  started_at: Nullable(Timestamp),
  ends_at: Nullable(Timestamp),
});
export type JobBoardPosting = Static<typeof JobBoardPosting>;

const needs = { audience: 'company', permission: 'publish_position', module: 'sourcing_tools' } as const;

const JobBoardPostingInput = {
  price: Type.Number({ minimum: 0, maximum: PRICE_MAX }),
  duration_days: Type.Integer({ minimum: 1, maximum: DURATION_DAYS_MAX }),
};

export const SourceCount = Type.Object({ source: Nullable(Type.String()), count: Type.Integer() });

export const listJobBoardPostings = endpoint({
  name: 'listJobBoardPostings',
  method: 'GET',
  path: '/v1/positions/:position_key/job_board_postings',
  summary: 'The boards a posting runs on, and its applicant sources over 30 days',
  ...needs,
  params: PositionKeyParams,
  answers: {
    200: Type.Object({
      job_board_postings: Type.Array(JobBoardPosting),
      sources: Type.Array(SourceCount),
      text_to_apply: Type.Object({ texted: Type.Integer(), applied: Type.Integer() }),
    }),
  },
});

export const createJobBoardPosting = endpoint({
  name: 'createJobBoardPosting',
  method: 'POST',
  path: '/v1/positions/:position_key/job_board_postings',
  summary: 'Run a posting on a board',
  ...needs,
  idempotent: true,
  params: PositionKeyParams,
  body: Type.Object({
    job_board_posting: Type.Object({
      board: Type.Enum([...JOB_BOARDS]),
      price: Type.Optional(JobBoardPostingInput.price),
      duration_days: Type.Optional(JobBoardPostingInput.duration_days),
    }),
  }),
  answers: { 201: Type.Object({ job_board_posting: JobBoardPosting }) },
});

export const updateJobBoardPosting = endpoint({
  name: 'updateJobBoardPosting',
  method: 'PUT',
  path: '/v1/job_board_postings/:id',
  summary: 'Change the budget, pause, resume, or retry after an error',
  ...needs,
  params: IdParams,
  body: Type.Object({
    job_board_posting: Type.Object({
      price: Type.Optional(JobBoardPostingInput.price),
      duration_days: Type.Optional(JobBoardPostingInput.duration_days),
      state: Type.Optional(Type.Enum(['active', 'paused'])),
    }),
  }),
  answers: { 200: Type.Object({ job_board_posting: JobBoardPosting }) },
});

export const deleteJobBoardPosting = endpoint({
  name: 'deleteJobBoardPosting',
  method: 'DELETE',
  path: '/v1/job_board_postings/:id',
  summary: 'Remove a posting from a board',
  ...needs,
  params: IdParams,
  answers: { 204: Empty },
});

export const SourcedPosition = Type.Object({
  position: PositionSummary,
  boards: Type.Array(JobBoardPosting),
});
export type SourcedPosition = Static<typeof SourcedPosition>;

export const listSourcedPositions = endpoint({
  name: 'listSourcedPositions',
  method: 'GET',
  path: '/v1/sourced_positions',
  summary: 'Published postings with their boards',
  ...needs,
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: 120 })) }),
  answers: { 200: pageResponse({ sourced_positions: Type.Array(SourcedPosition) }) },
});

const PredictionAnswer = Type.Object({
  predicted_applicants: Type.Object({ min: Nullable(Type.Integer()), max: Nullable(Type.Integer()) }),
  period_days: Type.Integer(),
});

export const predictIndeedOrganic = endpoint({
  name: 'predictIndeedOrganic',
  method: 'GET',
  path: '/v1/positions/:position_key/predict_indeed_organic',
  summary: 'Predicted applicants from an organic Indeed posting',
  ...needs,
  params: PositionKeyParams,
  answers: { 200: PredictionAnswer },
});

export const predictIndeedCampaign = endpoint({
  name: 'predictIndeedCampaign',
  method: 'GET',
  path: '/v1/positions/:position_key/predict_indeed_campaign',
  summary: 'Predicted applicants from a sponsored Indeed posting',
  ...needs,
  params: PositionKeyParams,
  query: Type.Object({
    price: Type.Optional(Type.Number({ minimum: 0, maximum: PRICE_MAX, default: INDEED_DEFAULT_PRICE })),
  }),
  answers: { 200: PredictionAnswer },
});

export const jobTargetCallback = endpoint({
  name: 'jobTargetCallback',
  method: 'POST',
  path: '/v1/job_board_callbacks/job_target',
  summary: 'Callback from the job board marketplace; the order id is signed',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({
    position_key: Type.String({ minLength: 1, maxLength: 40 }),
    order_id: Type.String({ minLength: 1, maxLength: 300 }),
    status: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  answers: { 200: Type.Object({ state: Type.Enum([...BOARD_STATES]) }) },
});
