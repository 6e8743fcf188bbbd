import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDABLE_STAGE_TYPES,
  configOf,
  DEFAULT_STAGES,
  decideStageDeletion,
  isFixed,
  moveStage,
  processProblem,
  renumbered,
  STAGE_NAME_MAX,
  STAGE_TYPES,
  STAGES_MAX,
  type StageConfig,
  type StageProblem,
  type StageType,
  stageAfter,
  stageProblem,
} from './stages.ts';

const meeting: StageConfig = { meeting_type: 'phone_call', duration_minutes: 15, interviewer_ids: [4] };

describe('a stage', () => {
  it('has one of seven types, of which the application is always present [JOB-017]', () => {
    expect([...STAGE_TYPES].toSorted()).toEqual([
      'application',
      'background_check',
      'custom',
      'offer',
      'online_form',
      'online_quiz',
      'scheduling',
    ]);
    expect(ADDABLE_STAGE_TYPES).not.toContain('application');
    expect(ADDABLE_STAGE_TYPES).toHaveLength(6);
  });

  const CASES: [StageType, StageConfig, StageProblem | null][] = [
    ['application', {}, null],
    ['custom', {}, null],
    ['online_form', {}, 'form_required'],
    ['online_form', { form_id: null }, 'form_required'],
    ['online_form', { form_id: 3 }, null],
    ['online_quiz', {}, 'quiz_required'],
    ['online_quiz', { quiz_id: 3 }, null],
    ['online_quiz', { quiz_id: 3, pass_score: 0 }, null],
    ['online_quiz', { quiz_id: 3, pass_score: -1 }, 'pass_score_invalid'],
    ['online_quiz', { quiz_id: 3, pass_score: 1.5 }, 'pass_score_invalid'],
    ['scheduling', meeting, null],
    ['scheduling', { ...meeting, interviewer_ids: [] }, 'interviewer_required'],
    ['scheduling', { ...meeting, interviewer_ids: undefined }, 'interviewer_required'],
    ['scheduling', { ...meeting, meeting_type: null }, 'meeting_type_required'],
    ['scheduling', { ...meeting, duration_minutes: null }, 'duration_invalid'],
    ['scheduling', { ...meeting, duration_minutes: 4 }, 'duration_invalid'],
    ['scheduling', { ...meeting, duration_minutes: 481 }, 'duration_invalid'],
    ['background_check', {}, 'package_required'],
    ['background_check', { package: ' ' }, 'package_required'],
    ['background_check', { package: 'Standard' }, null],
    ['offer', {}, 'offer_template_required'],
    ['offer', { offer_template_id: 2 }, null],
  ];

  it.each(CASES)('of type %s with %j has the problem %s [JOB-018]', (stage_type, config, problem) => {
    expect(stageProblem({ name: 'Stage', stage_type, config })).toBe(problem);
  });

  it.each(STAGE_TYPES)('of type %s needs a name of its length [JOB-017]', (stage_type) => {
    expect(stageProblem({ name: ' ', stage_type, config: {} })).toBe('name_required');
    expect(stageProblem({ name: 'x'.repeat(STAGE_NAME_MAX + 1), stage_type, config: {} })).toBe('name_too_long');
  });

  it('keeps only the settings of its type [JOB-018]', () => {
    const everything: StageConfig = { ...meeting, form_id: 1, quiz_id: 2, package: 'x', offer_template_id: 3 };
    expect(configOf('online_form', everything)).toEqual({ form_id: 1 });
    expect(configOf('scheduling', everything)).toEqual(meeting);
    expect(configOf('custom', everything)).toEqual({});
    expect(configOf('application', everything)).toEqual({});
  });
});

describe('a process', () => {
  const of = (...types: StageType[]) => types.map((stage_type) => ({ stage_type }));

  it.each([
    [of('application'), null],
    [of('application', 'custom', 'offer'), null],
    [of('custom', 'application'), 'application_stage_first'],
    [of(), 'application_stage_first'],
    [of('application', 'custom', 'application'), 'application_stage_once'],
    [of('application', ...Array.from({ length: STAGES_MAX }, () => 'custom' as const)), 'too_many_stages'],
  ])('of %j has the problem %s [JOB-017, JOB-019]', (stages, problem) => {
    expect(processProblem(stages)).toBe(problem);
  });

  it('is Application, Interview, Offer by default [JOB-016]', () => {
    expect(DEFAULT_STAGES.map(({ name }) => name)).toEqual(['application', 'interview', 'offer']);
    expect(processProblem(DEFAULT_STAGES)).toBeNull();
    for (const { stage_type } of DEFAULT_STAGES) expect(stageProblem({ name: 'x', stage_type, config: {} })).toBeNull();
  });

  const line = renumbered(
    of('application', 'custom', 'online_form', 'offer').map((stage, index) => ({
      ...stage,
      id: index + 1,
      sequence: 9,
    })),
  );

  it('numbers its stages from 0 and knows which comes next [JOB-019]', () => {
    expect(line.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    expect(stageAfter(line, 2)?.id).toBe(3);
    expect(stageAfter(line, 4)).toBeNull();
  });

  it.each([
    [3, 1, [1, 4, 2, 3]],
    [1, 3, [1, 3, 4, 2]],
    [2, 0, [1, 3, 2, 4]],
    [1, 99, [1, 3, 4, 2]],
    [0, 2, [1, 2, 3, 4]],
    [7, 1, [1, 2, 3, 4]],
  ])('moves the stage at %i to %i and leaves the application first [JOB-019]', (from, to, ids) => {
    const moved = moveStage(line, from, to);
    expect(moved.map(({ id }) => id)).toEqual(ids);
    expect(moved.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  });

  it('never loses a stage by moving [JOB-019]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), fc.integer({ min: -3, max: 9 }), (from, to) => {
        const moved = moveStage(line, from, to);
        expect(moved.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4]);
        expect(moved[0]).toSatisfy(isFixed);
      }),
    );
  });

  it.each([
    ['application', 0, null, { allowed: false, reason: 'fixed_stage' }],
    ['custom', 0, null, { allowed: true, moveTo: null }],
    ['custom', 0, 3, { allowed: true, moveTo: null }],
    ['custom', 2, null, { allowed: false, reason: 'target_required' }],
    ['custom', 2, 2, { allowed: false, reason: 'target_unknown' }],
    ['custom', 2, 77, { allowed: false, reason: 'target_unknown' }],
    ['custom', 2, 3, { allowed: true, moveTo: 3 }],
  ] as const)(
    'decides on deleting a stage %s with %i applicants and target %s: %j [JOB-019]',
    (stage_type, count, target, decision) => {
      expect(decideStageDeletion({ id: 2, stage_type }, count, target, [{ id: 1 }, { id: 3 }])).toEqual(decision);
    },
  );
});
