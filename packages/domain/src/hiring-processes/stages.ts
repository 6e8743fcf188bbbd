// The stages of a hiring process: types, required settings and order (JOB-017, JOB-018, JOB-019).

export const STAGE_TYPES = [
  'application',
  'online_form',
  'online_quiz',
  'scheduling',
  'background_check',
  'offer',
  'custom',
] as const;
export type StageType = (typeof STAGE_TYPES)[number];

/** The type of the first stage, which exists exactly once. */
export const FIRST_STAGE_TYPE: StageType = 'application';
export const ADDABLE_STAGE_TYPES = STAGE_TYPES.filter((type) => type !== FIRST_STAGE_TYPE);

export const STAGE_NAME_MAX = 60;
export const STAGES_MAX = 20;
export const PROCESS_NAME_MAX = 80;

export const MEETING_TYPES = ['phone_call', 'onsite_interview', 'video_conference', 'other'] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];
/** Places per time of a scheduling stage (AHD-007). */
export const SLOT_CAPACITY = { min: 1, max: 100 } as const;
export const MEETING_MINUTES = { min: 5, max: 480, usual: 30 } as const;

/** The meeting length when none is set. */
export const usualMinutes = (minutes: number | null | undefined): number => minutes ?? MEETING_MINUTES.usual;

/** All settings a stage can have; which ones apply depends on its type. */
export interface StageConfig {
  form_id?: number | null;
  quiz_id?: number | null;
  pass_score?: number | null;
  meeting_type?: MeetingType | null;
  duration_minutes?: number | null;
  interviewer_ids?: readonly number[];
  details?: string | null;
  auto_confirm?: boolean;
  /** How many applicants may book the same time. */
  capacity?: number | null;
  /** Ties the interviewers to jobs at these locations; empty ties them to none. */
  location_ids?: readonly number[];
  package?: string | null;
  offer_template_id?: number | null;
}

export interface Stage {
  /** Null for a new stage. */
  id: number | null;
  name: string;
  stage_type: StageType;
  sequence: number;
  config: StageConfig;
}

export type StageProblem =
  | 'name_required'
  | 'name_too_long'
  | 'form_required'
  | 'quiz_required'
  | 'pass_score_invalid'
  | 'meeting_type_required'
  | 'duration_invalid'
  | 'interviewer_required'
  | 'package_required'
  | 'offer_template_required';

/** The first problem of a stage, or null when it can be saved. */
export function stageProblem({
  name,
  stage_type,
  config,
}: Pick<Stage, 'name' | 'stage_type' | 'config'>): StageProblem | null {
  if (name.trim() === '') return 'name_required';
  if (name.trim().length > STAGE_NAME_MAX) return 'name_too_long';
  switch (stage_type) {
    case 'online_form':
      return config.form_id ? null : 'form_required';
    case 'online_quiz':
      return quizProblem(config);
    case 'scheduling':
      return schedulingProblem(config);
    case 'background_check':
      return config.package?.trim() ? null : 'package_required';
    case 'offer':
      return config.offer_template_id ? null : 'offer_template_required';
    case 'application':
    case 'custom':
      return null;
  }
}

function quizProblem({ quiz_id, pass_score }: StageConfig): StageProblem | null {
  if (!quiz_id) return 'quiz_required';
  return pass_score != null && !(Number.isInteger(pass_score) && pass_score >= 0) ? 'pass_score_invalid' : null;
}

function schedulingProblem({
  meeting_type,
  duration_minutes: minutes,
  interviewer_ids,
}: StageConfig): StageProblem | null {
  if (!interviewer_ids || interviewer_ids.length === 0) return 'interviewer_required';
  if (!meeting_type) return 'meeting_type_required';
  const inRange = minutes != null && minutes >= MEETING_MINUTES.min && minutes <= MEETING_MINUTES.max;
  return inRange ? null : 'duration_invalid';
}

const CONFIG_FIELDS: Record<StageType, readonly (keyof StageConfig)[]> = {
  application: [],
  online_form: ['form_id'],
  online_quiz: ['quiz_id', 'pass_score'],
  scheduling: [
    'meeting_type',
    'duration_minutes',
    'interviewer_ids',
    'details',
    'auto_confirm',
    'capacity',
    'location_ids',
  ],
  background_check: ['package'],
  offer: ['offer_template_id'],
  custom: [],
};

/** Keeps only the settings that the type uses. */
export const configOf = (type: StageType, config: StageConfig): StageConfig =>
  Object.fromEntries(
    CONFIG_FIELDS[type].flatMap((field) => (config[field] === undefined ? [] : [[field, config[field]]])),
  );

export type ProcessProblem = 'application_stage_first' | 'application_stage_once' | 'too_many_stages';

export function processProblem(stages: readonly Pick<Stage, 'stage_type'>[]): ProcessProblem | null {
  if (stages.length > STAGES_MAX) return 'too_many_stages';
  if (stages[0]?.stage_type !== FIRST_STAGE_TYPE) return 'application_stage_first';
  const once = stages.filter(({ stage_type }) => stage_type === FIRST_STAGE_TYPE).length === 1;
  return once ? null : 'application_stage_once';
}

/** The application stage can't be moved or deleted. */
export const isFixed = ({ stage_type }: Pick<Stage, 'stage_type'>): boolean => stage_type === FIRST_STAGE_TYPE;

export const renumbered = <S extends { sequence: number }>(stages: readonly S[]): S[] =>
  stages.map((stage, sequence) => ({ ...stage, sequence }));

/** Moves one stage to another position; the application stage always stays first. */
export function moveStage<S extends Pick<Stage, 'stage_type' | 'sequence'>>(
  stages: readonly S[],
  from: number,
  wanted: number,
): S[] {
  const stage = stages[from];
  if (!stage || isFixed(stage)) return [...stages];
  const target = Math.min(Math.max(wanted, 1), stages.length - 1);
  const others = stages.filter((_, at) => at !== from);
  return renumbered([...others.slice(0, target), stage, ...others.slice(target)]);
}

export const stageAfter = <S extends { id: number | null }>(stages: readonly S[], id: number): S | null =>
  stages[stages.findIndex((stage) => stage.id === id) + 1] ?? null;

/** The stage a rule moves to: the chosen one or the next; none after the last. */
export const targetStage = <S extends { id: number | null }>(
  stages: readonly S[],
  { stageId, targetId }: { stageId: number; targetId: number | null },
): S | null => (targetId === null ? stageAfter(stages, stageId) : (stages.find(({ id }) => id === targetId) ?? null));

/**
 * The process of positions that have none of their own (JOB-016); the names are translated into the company's language.
 */
export const DEFAULT_STAGES: readonly { name: 'application' | 'interview' | 'offer'; stage_type: StageType }[] = [
  { name: 'application', stage_type: 'application' },
  { name: 'interview', stage_type: 'custom' },
  { name: 'offer', stage_type: 'custom' },
];

export type StageDeletion =
  | { allowed: true; moveTo: number | null }
  | { allowed: false; reason: 'fixed_stage' | 'target_required' | 'target_unknown' };

/** Applicants of a deleted stage move to a chosen stage that remains. */
export function decideStageDeletion(
  stage: Pick<Stage, 'id' | 'stage_type'>,
  applicants: number,
  target: number | null,
  remaining: readonly Pick<Stage, 'id'>[],
): StageDeletion {
  if (isFixed(stage)) return { allowed: false, reason: 'fixed_stage' };
  if (applicants === 0) return { allowed: true, moveTo: null };
  if (target === null) return { allowed: false, reason: 'target_required' };
  const stays = target !== stage.id && remaining.some(({ id }) => id === target);
  return stays ? { allowed: true, moveTo: target } : { allowed: false, reason: 'target_unknown' };
}
