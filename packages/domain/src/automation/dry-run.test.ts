import { describe, expect, it } from 'vitest';
import { effectOf, RULE_KINDS, type RuleKind, type RuleTrigger, triggersOf } from '../hiring-processes/rules.ts';
import type { StageType } from '../hiring-processes/stages.ts';
import type { Reachable } from '../messages/reaching.ts';
import { SECONDS } from '../platform/time/time-units.ts';
import { type DryRule, type DryRun, dryRunProcess, type PlannedStage } from './dry-run.ts';

const NEW_YORK = 'America/New_York';
/** Monday noon in New York. */
const NOON = new Date('2026-11-16T17:00:00Z');
const after = (seconds: number, from = NOON) => new Date(from.getTime() + seconds * 1000);

const REACHED: Reachable = {
  email: 'amara@mail.test',
  globalPhone: '+12125550123',
  smsConsent: true,
  phoneVerified: true,
  smsOptOut: false,
  emailOptOut: false,
  emailBounced: false,
};

const STAGES: { id: number; stage_type: StageType }[] = [
  { id: 1, stage_type: 'application' },
  { id: 2, stage_type: 'online_form' },
  { id: 3, stage_type: 'online_quiz' },
  { id: 4, stage_type: 'scheduling' },
  { id: 5, stage_type: 'background_check' },
  { id: 6, stage_type: 'offer' },
];

const HOME: Record<RuleKind, number> = {
  application_advance: 1,
  form_advance: 2,
  form_reminder: 2,
  quiz_advance: 3,
  quiz_reminder: 3,
  auto_rejection: 3,
  scheduling_reminder: 4,
  meeting_reminder: 4,
  background_check_send: 5,
  background_check_advance: 5,
  background_check_reminder: 5,
  offer_send: 6,
  offer_advance: 6,
  offer_reminder: 6,
};

const ruleOf = (kind: RuleKind, change: Partial<DryRule> = {}): DryRule => {
  const stage = STAGES.find(({ id }) => id === (change.stage_id ?? HOME[kind]));
  const [trigger = 'enters_stage'] = triggersOf(kind, stage?.stage_type ?? 'custom');
  const speaks = effectOf(kind) === 'remind' || effectOf(kind) === 'reject';
  return {
    id: null,
    kind,
    trigger,
    stage_id: HOME[kind],
    target_stage_id: null,
    delay_seconds: 0,
    enabled: true,
    channel: speaks ? 'both' : null,
    message_template: speaks ? { subject: 'Hello', body: 'Hello there' } : null,
    ...change,
  };
};

const runOf = (rules: DryRule[], change: Partial<DryRun> = {}): DryRun => ({
  stages: STAGES,
  rules,
  moduleOn: true,
  start: NOON,
  person: { reach: REACHED, timeZone: NEW_YORK },
  carriedOut: { kinds: RULE_KINDS, tasks: ['online_form', 'online_quiz', 'scheduling'] },
  ...change,
});

const ofRule = (plan: readonly PlannedStage[], rule = 0) =>
  plan.flatMap(({ steps }) => steps).find((step) => step.rule === rule);

describe('A dry run shows for each kind of rule when it runs, what it sends and where it moves the applicant', () => {
  const { hour, day } = SECONDS;
  const TABLE: [RuleKind, RuleTrigger, number, Date, ('email' | 'sms')[], number | null][] = [
    ['application_advance', 'passes_screening', 0, NOON, [], 2],
    ['form_advance', 'submits_form', hour, after(hour), [], 3],
    ['quiz_advance', 'passes_quiz', 0, NOON, [], 4],
    ['offer_send', 'enters_stage', 0, NOON, ['email', 'sms'], null],
    ['offer_advance', 'completes_signing', 0, NOON, [], null],
    ['background_check_send', 'enters_stage', 0, NOON, ['email', 'sms'], null],
    ['background_check_advance', 'passes_background_check', 0, NOON, [], 6],
    ['auto_rejection', 'fails_quiz', day, after(day), ['email', 'sms'], null],
    ['auto_rejection', 'stays_in_stage', 3 * day, after(3 * day), ['email', 'sms'], null],
    ['form_reminder', 'stays_in_stage', day, after(day), ['email', 'sms'], null],
    ['quiz_reminder', 'stays_in_stage', day, after(day), ['email', 'sms'], null],
    ['offer_reminder', 'stays_in_stage', day, after(day), ['email', 'sms'], null],
    ['scheduling_reminder', 'stays_in_stage', day, after(day), ['email', 'sms'], null],
    ['background_check_reminder', 'stays_in_stage', day, after(day), ['email', 'sms'], null],
    ['meeting_reminder', 'before_meeting', 2 * hour, new Date('2026-11-19T13:00:00Z'), ['email', 'sms'], null],
  ];

  it.each(TABLE)('%s: %s after %i s [JOB-025, JOB-030]', (kind, trigger, delay_seconds, at, channels, target) => {
    const stage = STAGES.filter(({ id }) => id === HOME[kind]);
    const stages = target === null ? stage : STAGES.slice(STAGES.findIndex(({ id }) => id === HOME[kind]));
    const step = ofRule(dryRunProcess(runOf([ruleOf(kind, { trigger, delay_seconds })], { stages })));
    expect(step?.runs_at).toEqual(at);
    expect(step?.messages.map(({ channel }) => channel)).toEqual(channels);
    expect(step?.to_stage_id).toBe(target);
  });

  it('and the table above covers every kind [JOB-025]', () => {
    expect(new Set(TABLE.map(([kind]) => kind))).toEqual(new Set(RULE_KINDS));
  });
});

describe('Skipped steps are listed with a reason', () => {
  const advance = ruleOf('application_advance');
  const beforeMeeting = (delay_seconds: number) => ruleOf('meeting_reminder', { delay_seconds });
  it.each([
    ['the module is off', runOf([advance], { moduleOn: false }), 'module_off'],
    ['the rule is off', runOf([{ ...advance, enabled: false }]), 'rule_off'],
    [
      'the product does not support it yet',
      runOf([ruleOf('offer_send')], { carriedOut: { kinds: ['application_advance'], tasks: [] } }),
      'not_carried_out',
    ],
    ['there is no stage after it', runOf([advance], { stages: STAGES.slice(0, 1) }), 'nowhere_to_go'],
    ['the meeting is too soon', runOf([beforeMeeting(SECONDS.week)]), 'meeting_too_soon'],
    ['nothing prevents it', runOf([beforeMeeting(SECONDS.hour)]), null],
  ] as const)('%s [JOB-030]', (_, run, reason) => {
    expect(ofRule(dryRunProcess(run))?.skipped).toBe(reason);
  });

  it.each([
    ['no phone', { globalPhone: null }, [null, 'no_phone']],
    ['no consent', { smsConsent: false }, [null, 'no_sms_consent']],
    ['a number that is not verified', { phoneVerified: false }, [null, 'sms_not_verified']],
    ['opted out of texts', { smsOptOut: true }, [null, 'sms_opted_out']],
    ['opted out of email', { emailOptOut: true }, ['email_opted_out', null]],
    ['a dead address', { emailBounced: true }, ['email_bounced', null]],
    ['no address', { email: null }, ['no_email', null]],
  ])('for an unreachable channel: %s [MSG-006, MSG-008]', (_, change, reasons) => {
    const person = { reach: { ...REACHED, ...change }, timeZone: NEW_YORK };
    const step = ofRule(dryRunProcess(runOf([ruleOf('form_reminder')], { person })));
    expect(step?.messages.map(({ skipped }) => skipped)).toEqual(reasons);
  });

  it('and a rejection without a channel sends nothing, even with a message [JOB-025]', () => {
    expect(ofRule(dryRunProcess(runOf([ruleOf('auto_rejection', { channel: null })])))?.messages).toEqual([]);
  });
});

describe('Texts', () => {
  it("wait until morning in the recipient's time zone, emails do not [MSG-014]", () => {
    const late = new Date('2026-11-17T03:30:00Z');
    const step = ofRule(dryRunProcess(runOf([ruleOf('quiz_reminder', { stage_id: 3 })], { start: late })));
    expect(step?.messages).toEqual([
      { channel: 'email', skipped: null, leaves_at: late, held: false },
      { channel: 'sms', skipped: null, leaves_at: new Date('2026-11-17T13:00:00Z'), held: true },
    ]);
  });
});

describe('The path through the process', () => {
  it('follows rules and manual moves, with rule delays and the assumed meeting [JOB-025]', () => {
    const rules = [ruleOf('application_advance'), ruleOf('form_advance', { delay_seconds: SECONDS.hour })];
    const plan = dryRunProcess(runOf(rules));
    expect(plan.map(({ enters_at }) => enters_at)).toEqual([
      NOON,
      NOON,
      after(SECONDS.hour),
      after(SECONDS.hour),
      new Date('2026-11-19T15:00:00Z'),
      new Date('2026-11-19T15:00:00Z'),
    ]);
    expect(plan.map(({ leaving }) => leaving.by)).toEqual(['rule', 'rule', 'hand', 'hand', 'hand', 'end']);
    expect(plan[3]?.meeting_at).toEqual(new Date('2026-11-19T15:00:00Z'));
  });

  it('skips stages that a rule jumps over, and ends where a rule leads back [JOB-025]', () => {
    const jump = [ruleOf('application_advance', { target_stage_id: 4 })];
    expect(dryRunProcess(runOf(jump)).map(({ on_the_way }) => on_the_way)).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
    const back = [ruleOf('quiz_advance', { target_stage_id: 2 })];
    expect(dryRunProcess(runOf(back)).map(({ on_the_way }) => on_the_way)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('includes automatic messages: the receipt, and the link of each task [CAR-012]', () => {
    const mails = dryRunProcess(runOf([])).map(({ steps }) => steps.map(({ mail }) => mail));
    expect(mails).toEqual([['receipt'], ['task'], ['task'], ['task'], [], []]);
  });
});
