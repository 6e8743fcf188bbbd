import { SECONDS } from '@onward/domain/platform/time/time-units';
import { describe, expect, test } from 'vitest';
import {
  addRule,
  addStage,
  applicantsToMove,
  changeStage,
  duplicateStage,
  emptyDraft,
  moveStage,
  type ProcessDraft,
  removeRule,
  removeStage,
  rulesOf,
  toInput,
} from './process-draft.ts';
import { firstStageWithProblem, problemsOf, refusedAt } from './process-problems.ts';

const stage = (id: number, name: string, type: ProcessDraft['stages'][number]['stage_type'], applicants = 0) => ({
  id,
  name,
  stage_type: type,
  sequence: id - 1,
  config: type === 'online_form' ? { form_id: 4 } : {},
  applicants_count: applicants,
});

const message = { subject: 'Finish', body: 'Go on: {{link}}' };

const stored: ProcessDraft = {
  name: 'Hourly team',
  stages: [stage(1, 'Applied', 'application'), stage(2, 'Form', 'online_form', 3), stage(3, 'Talk', 'custom', 2)],
  rules: [],
  moves: [],
};
const names = ({ stages }: ProcessDraft) => stages.map(({ name, sequence }) => `${sequence}${name}`).join(' ');

describe('stages', () => {
  test('a new process starts with the application stage [JOB-017]', () => {
    expect(emptyDraft('Application').stages).toMatchObject([{ id: -1, stage_type: 'application', sequence: 0 }]);
  });

  test('are added at the end with a unique id [JOB-019]', () => {
    const first = addStage(stored, 'custom', 'One');
    const second = addStage(first.draft, 'custom', 'Two');
    expect([first.id, second.id]).toEqual([-1, -2]);
    expect(names(second.draft)).toBe('0Applied 1Form 2Talk 3One 4Two');
  });

  test('are moved and renumbered; nothing moves before the application stage [JOB-019]', () => {
    expect(names(moveStage(stored, 2, 1))).toBe('0Applied 1Talk 2Form');
    expect(names(moveStage(stored, 2, 0))).toBe('0Applied 1Talk 2Form');
    expect(names(moveStage(stored, 0, 2))).toBe('0Applied 1Form 2Talk');
  });

  test('are copied right after the original, with their rules [JOB-019]', () => {
    const withRule = addRule(stored, { id: 2, stage_type: 'online_form' }, 'form_reminder', message);
    const { draft, id } = duplicateStage(withRule, 2, 'Form (copy)');
    expect(names(draft)).toBe('0Applied 1Form 2Form (copy) 3Talk');
    expect(rulesOf(draft, id)).toMatchObject([{ kind: 'form_reminder', stage_id: id }]);
    expect(new Set(draft.rules.map((rule) => rule.id)).size).toBe(2);
    expect(duplicateStage(stored, 1, 'Applied (copy)').draft).toBe(stored);
  });

  test('move their applicants when deleted, including those already moving to them [JOB-019]', () => {
    expect(applicantsToMove(stored, stored.stages, 2)).toBe(3);
    const once = removeStage(stored, 2, 3);
    expect(once.moves).toEqual([{ from_stage_id: 2, to_stage_id: 3 }]);
    expect(applicantsToMove(once, stored.stages, 3)).toBe(5);
    expect(removeStage(once, 3, 1).moves).toEqual([
      { from_stage_id: 2, to_stage_id: 1 },
      { from_stage_id: 3, to_stage_id: 1 },
    ]);
    expect(removeStage(stored, 1, 2)).toBe(stored);
  });

  test('are deleted with their rules; rules that pointed to them point to the next stage [JOB-019]', () => {
    const applied = { id: 1, stage_type: 'application' as const };
    const leading = addRule(stored, applied, 'application_advance', message);
    const aimed = { ...leading, rules: leading.rules.map((rule) => ({ ...rule, target_stage_id: 3 })) };
    const talking = addRule(aimed, { id: 3, stage_type: 'custom' }, 'auto_rejection', message);
    expect(removeStage(talking, 3, 2).rules).toMatchObject([{ kind: 'application_advance', target_stage_id: null }]);
  });
});

describe('rules', () => {
  const form = { id: 2, stage_type: 'online_form' as const };

  test('of one kind of reminder wait longer each time [JOB-026, PLT-044]', () => {
    const three = [1, 2, 3].reduce((draft) => addRule(draft, form, 'form_reminder', message), stored);
    expect(three.rules.map(({ delay_seconds }) => delay_seconds / SECONDS.day)).toEqual([1, 3, 5]);
    expect(removeRule(three, three.rules[0]?.id ?? 0).rules).toHaveLength(2);
  });

  test('are sent without an id while new, and without a message if there is none [JOB-027]', () => {
    const draft = addRule(stored, form, 'form_advance', message);
    expect(toInput(draft).automation_rules).toMatchObject([
      { id: null, kind: 'form_advance', trigger: 'submits_form', channel: null, message_template: null },
    ]);
  });
});

describe('problems', () => {
  test('are shown at their stage or rule [JOB-018, JOB-029]', () => {
    const nameless = changeStage(stored, 3, { name: ' ' });
    const tagless = addRule(nameless, { id: 2, stage_type: 'online_form' }, 'form_reminder', {
      subject: 'Finish',
      body: 'Hello',
    });
    const { stages, rules } = problemsOf(tagless);
    expect([...stages]).toEqual([[3, 'name_required']]);
    expect([...rules.values()]).toEqual([{ problem: 'missing_merge_tags', tags: ['link'] }]);
    expect(firstStageWithProblem(tagless, { stages, rules })).toBe(2);
  });

  test('from the server are mapped back by their index in the request [JOB-018]', () => {
    const draft = addRule(stored, { id: 2, stage_type: 'online_form' }, 'form_advance', message);
    const refused = refusedAt(draft, {
      'stages.1.config.form_id': 'Unknown form',
      'automation_rules.0.kind': 'Does not fit',
      name: 'Taken',
    });
    expect([...refused.stages]).toEqual([[2, 'Unknown form']]);
    expect([...refused.rules.values()]).toEqual(['Does not fit']);
    expect(refused.rest).toEqual(['Taken']);
  });
});
