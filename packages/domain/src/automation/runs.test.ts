import { describe, expect, it } from 'vitest';
import { RULE_KINDS, RULE_TRIGGERS } from '../hiring-processes/rules.ts';
import { AUTOMATION_FACTS, decideRun, type RunMoment, rulesStartedBy } from './runs.ts';

describe('A fact', () => {
  const rules = RULE_TRIGGERS.map((trigger) => ({ trigger, enabled: true }));

  it.each([
    ['screening_passed', ['passes_screening']],
    ['screening_failed', ['fails_screening']],
    ['stage_entered', ['enters_stage', 'stays_in_stage']],
    ['form_submitted', ['submits_form']],
    ['quiz_passed', ['passes_quiz']],
    ['quiz_failed', ['fails_quiz']],
    ['signing_completed', ['completes_signing']],
    ['background_check_passed', ['passes_background_check']],
  ] as const)('%s starts the rules it triggers: %j [JOB-025]', (fact, triggers) => {
    expect(rulesStartedBy(rules, fact).map(({ trigger }) => trigger)).toEqual(triggers);
  });

  it('does not start disabled rules [JOB-027]', () => {
    const off = rules.map((rule) => ({ ...rule, enabled: false }));
    for (const fact of AUTOMATION_FACTS) expect(rulesStartedBy(off, fact)).toEqual([]);
  });
});

describe('At run time', () => {
  const moment = (change: Partial<RunMoment> = {}): RunMoment => ({
    moduleOn: true,
    rule: { kind: 'form_advance', trigger: 'submits_form', enabled: true },
    applicant: { status: 'in_progress', stageEntry: 2, taskFinished: false },
    stageEntry: 2,
    ...change,
  });
  const applicant = { status: 'in_progress', stageEntry: 2, taskFinished: false } as const;

  it('a rule runs for an applicant who is still in the stage [JOB-030]', () => {
    expect(decideRun(moment())).toEqual({ runs: true });
  });

  it.each([
    ['the module is off', moment({ moduleOn: false }), 'module_off'],
    [
      'the rule is off',
      moment({ rule: { kind: 'form_advance', trigger: 'submits_form', enabled: false } }),
      'rule_off',
    ],
    ['they were rejected', moment({ applicant: { ...applicant, status: 'rejected' } }), 'not_in_progress'],
    ['they were hired', moment({ applicant: { ...applicant, status: 'hired' } }), 'not_in_progress'],
    ['they are inactive', moment({ applicant: { ...applicant, status: 'inactive' } }), 'not_in_progress'],
    ['they left the stage', moment({ applicant: { ...applicant, stageEntry: 3 } }), 'left_stage'],
  ])('it is skipped when %s [JOB-030]', (_, given, reason) => {
    expect(decideRun(given)).toEqual({ runs: false, reason });
  });

  it.each(RULE_KINDS.filter((kind) => kind.endsWith('_reminder')))(
    '%s skips applicants who finished the task [JOB-025, JOB-030]',
    (kind) => {
      const rule = { kind, trigger: 'stays_in_stage', enabled: true } as const;
      const done = { ...applicant, taskFinished: true };
      expect(decideRun(moment({ rule, applicant: done }))).toEqual({ runs: false, reason: 'task_finished' });
      expect(decideRun(moment({ rule }))).toEqual({ runs: true });
    },
  );
});
