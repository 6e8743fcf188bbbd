import { describe, expect, it } from 'vitest';
import {
  type AutomationRule,
  DELAY_MAX_SECONDS,
  effectOf,
  fitsStage,
  isReminder,
  MESSAGE_BODY_MAX,
  messageKindOf,
  offeredKinds,
  RULE_KINDS,
  RULE_TRIGGERS,
  type RuleKind,
  type RuleTrigger,
  ruleProblem,
  triggersOf,
  waitsForClock,
} from './rules.ts';
import { STAGE_TYPES, type StageType } from './stages.ts';

/** The table of JOB-025: the stages a kind is allowed on, and its triggers there. */
const TABLE: Record<RuleKind, Partial<Record<StageType, RuleTrigger[]>>> = {
  application_advance: { application: ['passes_screening'] },
  form_advance: { online_form: ['submits_form'] },
  quiz_advance: { online_quiz: ['passes_quiz'] },
  offer_send: { offer: ['enters_stage'] },
  offer_advance: { offer: ['completes_signing'] },
  background_check_send: { background_check: ['enters_stage'] },
  background_check_advance: { background_check: ['passes_background_check'] },
  auto_rejection: {
    application: ['fails_screening', 'stays_in_stage'],
    online_quiz: ['fails_quiz', 'stays_in_stage'],
    online_form: ['stays_in_stage'],
    scheduling: ['stays_in_stage'],
    background_check: ['stays_in_stage'],
    offer: ['stays_in_stage'],
    custom: ['stays_in_stage'],
  },
  form_reminder: { online_form: ['stays_in_stage'] },
  quiz_reminder: { online_quiz: ['stays_in_stage'] },
  offer_reminder: { offer: ['stays_in_stage'] },
  scheduling_reminder: { scheduling: ['stays_in_stage'] },
  background_check_reminder: { background_check: ['stays_in_stage'] },
  meeting_reminder: { scheduling: ['before_meeting'] },
};

const REMINDERS = RULE_KINDS.filter((kind) => kind.endsWith('_reminder'));

const bodyOf = (kind: RuleKind): string => (kind === 'meeting_reminder' ? 'At {{meeting_time}}' : 'Here: {{link}}');

const ruleOf = (kind: RuleKind, trigger: RuleTrigger, more: Partial<AutomationRule> = {}): AutomationRule => ({
  id: null,
  kind,
  trigger,
  target_stage_id: null,
  delay_seconds: 3600,
  channel: REMINDERS.includes(kind) ? 'both' : null,
  message_template: REMINDERS.includes(kind) ? { subject: 'Hello', body: bodyOf(kind) } : null,
  enabled: true,
  ...more,
});

const problemOf = (rule: AutomationRule, stage_type: StageType, others: { kind: RuleKind }[] = []) =>
  ruleProblem(rule, { id: 1, stage_type }, others, [1, 2, 3]);

describe('the kinds of rules', () => {
  it('are the fourteen of the table [JOB-025]', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual([...RULE_KINDS].toSorted());
    expect(REMINDERS).toHaveLength(6);
  });

  describe.each(RULE_KINDS)('%s', (kind) => {
    it.each(STAGE_TYPES.flatMap((stage) => RULE_TRIGGERS.map((trigger) => [stage, trigger] as const)))(
      'on a stage %s with the trigger %s follow the table [JOB-025, JOB-027]',
      (stage, trigger) => {
        const triggers = TABLE[kind][stage];
        const problem = !triggers
          ? { problem: 'kind_does_not_fit' }
          : triggers.includes(trigger)
            ? null
            : { problem: 'trigger_does_not_fit' };
        expect(problemOf(ruleOf(kind, trigger), stage)).toEqual(problem);
        expect(fitsStage(kind, stage)).toBe(triggers !== undefined);
        if (triggers) expect(triggersOf(kind, stage)).toEqual(triggers);
      },
    );

    it('can only be used twice for reminders [JOB-026]', () => {
      const [stage] = Object.keys(TABLE[kind]) as StageType[];
      const [trigger] = TABLE[kind][stage ?? 'custom'] ?? [];
      const second = problemOf(ruleOf(kind, trigger ?? 'enters_stage'), stage ?? 'custom', [{ kind }]);
      expect(second).toEqual(REMINDERS.includes(kind) ? null : { problem: 'kind_twice' });
      expect(isReminder(kind)).toBe(REMINDERS.includes(kind));
    });
  });

  it.each(STAGE_TYPES)('offered on a stage %s are those that fit and are not used yet [JOB-026, JOB-027]', (stage) => {
    const fitting = RULE_KINDS.filter((kind) => TABLE[kind][stage]);
    expect(offeredKinds(stage, [])).toEqual(fitting);
    expect(offeredKinds(stage, fitting)).toEqual(fitting.filter((kind) => REMINDERS.includes(kind)));
  });
});

describe('a rule', () => {
  it.each(RULE_TRIGGERS)('triggered by %s waits for a time or for an event [JOB-025]', (trigger) => {
    expect(waitsForClock(trigger)).toBe(trigger === 'stays_in_stage' || trigger === 'before_meeting');
  });

  it('that waits for a time needs a delay of at most a year [JOB-025, PLT-044]', () => {
    const rule = (delay_seconds: number) => ruleOf('auto_rejection', 'stays_in_stage', { delay_seconds });
    expect(problemOf(rule(0), 'custom')).toEqual({ problem: 'delay_required' });
    expect(problemOf(rule(DELAY_MAX_SECONDS), 'custom')).toBeNull();
    expect(problemOf(rule(DELAY_MAX_SECONDS + 1), 'custom')).toEqual({ problem: 'delay_too_long' });
    expect(problemOf(ruleOf('form_advance', 'submits_form', { delay_seconds: 0 }), 'online_form')).toBeNull();
  });

  it.each([
    [null, null],
    [2, null],
    [1, { problem: 'target_unknown' }],
    [9, { problem: 'target_unknown' }],
  ])('that moves to %s has the problem %j [JOB-025]', (target_stage_id, problem) => {
    expect(problemOf(ruleOf('form_advance', 'submits_form', { target_stage_id }), 'online_form')).toEqual(problem);
  });

  const reminder = (more: Partial<AutomationRule>) =>
    problemOf(ruleOf('form_reminder', 'stays_in_stage', more), 'online_form');

  it.each([
    [{ channel: null }, { problem: 'channel_required' }],
    [{ message_template: null }, { problem: 'message_required' }],
    [{ message_template: { subject: 'x', body: ' ' } }, { problem: 'message_required' }],
    [{ message_template: { subject: ' ', body: '{{link}}' } }, { problem: 'subject_required' }],
    [{ channel: 'sms', message_template: { subject: '', body: '{{link}}' } }, null],
    [{ message_template: { subject: 'x', body: 'y'.repeat(MESSAGE_BODY_MAX + 1) } }, { problem: 'message_too_long' }],
    [
      { message_template: { subject: '{{salary}}', body: '{{link}}' } },
      { problem: 'unknown_merge_tags', tags: ['salary'] },
    ],
    [{ message_template: { subject: 'x', body: 'no link' } }, { problem: 'missing_merge_tags', tags: ['link'] }],
    [{ message_template: { subject: 'x', body: '{{ link }}' } }, null],
  ] as [Partial<AutomationRule>, unknown][])(
    'that reminds with %j has the problem %j [JOB-029, MSG-012]',
    (more, problem) => {
      expect(reminder(more)).toEqual(problem);
    },
  );

  it('that rejects can be silent [JOB-025]', () => {
    const silent = ruleOf('auto_rejection', 'stays_in_stage');
    expect(problemOf(silent, 'custom')).toBeNull();
    expect(problemOf({ ...silent, channel: 'email' }, 'custom')).toEqual({ problem: 'message_required' });
    expect(effectOf('auto_rejection')).toBe('reject');
    expect(messageKindOf('auto_rejection')).toBe('rejection');
    expect(messageKindOf('form_advance')).toBeNull();
  });
});
