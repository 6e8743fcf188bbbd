import { describe, expect, it } from 'vitest';
import {
  CHOSEN_KINDS,
  decideRun,
  defaultRules,
  KEEP_MONTHS_MAX,
  keptSince,
  leastMonths,
  mergedRules,
  nextRunOn,
  personKind,
  RETENTION_ACTIONS,
  RETENTION_KINDS,
  type RetentionKind,
  retentionOf,
  ruleProblems,
} from './retention.ts';

describe('Retention rules', () => {
  it('remove nothing until a company chooses a period [AHD-020]', () => {
    expect(defaultRules().map(({ keep_months }) => keep_months)).toEqual(CHOSEN_KINDS.map(() => null));
  });

  it.each<[RetentionKind, number]>([
    ['rejected_applicants', 12],
    ['inactive_applicants', 12],
    ['background_reports', 60],
    ['signed_documents', 48],
    ['messages', 12],
  ])('of %s are at least %i months, as the law wants [AHD-020]', (kind, minimumMonths) => {
    const rule = { kind, action: 'delete' } as const;
    expect(ruleProblems([{ ...rule, keep_months: minimumMonths }]).size).toBe(0);
    expect(ruleProblems([{ ...rule, keep_months: minimumMonths - 1 }]).get(0)).toEqual({
      reason: 'below_minimum',
      minimumMonths,
    });
    expect(retentionOf(kind).choices.every((months) => months >= minimumMonths)).toBe(true);
  });

  it('name each thing that is wrong at its rule [AHD-020]', () => {
    const problems = ruleProblems([
      { kind: 'messages', keep_months: 24, action: 'anonymize' },
      { kind: 'form_i9', keep_months: 24, action: 'delete' },
      { kind: 'rejected_applicants', keep_months: KEEP_MONTHS_MAX + 1, action: 'delete' },
      { kind: 'inactive_applicants', keep_months: null, action: 'delete' },
      { kind: 'inactive_applicants', keep_months: 24, action: 'delete' },
    ]);
    expect([...problems].map(([at, { reason }]) => [at, reason])).toEqual([
      [0, 'unknown_action'],
      [1, 'set_by_law'],
      [2, 'too_long'],
      [4, 'named_twice'],
    ]);
  });

  it('allow both actions for applicants and only deleting for everything else [AHD-020]', () => {
    for (const kind of RETENTION_KINDS) {
      const isApplicants = kind.endsWith('_applicants');
      expect(retentionOf(kind).actions).toEqual(isApplicants ? RETENTION_ACTIONS : ['delete']);
    }
  });

  it('keep what a change does not name [AHD-020]', () => {
    const known = mergedRules([], [{ kind: 'messages', keep_months: 24, action: 'delete' }]);
    const merged = mergedRules(known, [{ kind: 'rejected_applicants', keep_months: 36, action: 'anonymize' }]);
    expect(merged.map(({ kind, keep_months }) => [kind, keep_months])).toEqual([
      ['rejected_applicants', 36],
      ['inactive_applicants', null],
      ['background_reports', null],
      ['signed_documents', null],
      ['messages', 24],
    ]);
    expect(leastMonths(merged, 'messages')).toBe(24);
    expect(leastMonths(merged, 'background_reports')).toBe(60);
  });
});

describe('A run', () => {
  it.each([
    ['2026-11-19T10:00:00Z', '2026-12-01'],
    ['2026-12-31T23:59:59Z', '2027-01-01'],
    ['2026-12-01T00:00:00Z', '2027-01-01'],
  ])('after %s is on %s [AHD-020]', (now, day) => {
    expect(nextRunOn(new Date(now))).toBe(day);
  });

  it.each([
    ['on the first', '2026-12-01T06:00:00Z', '2026-11-19T10:00:00Z', '2026-11-01', { due: true, runOn: '2026-12-01' }],
    ['for the first time', '2026-12-01T06:00:00Z', '2026-11-30T23:59:00Z', null, { due: true, runOn: '2026-12-01' }],
    ['days late', '2026-12-09T06:00:00Z', '2026-11-19T10:00:00Z', null, { due: true, runOn: '2026-12-01' }],
    [
      'twice a month',
      '2026-12-09T06:00:00Z',
      '2026-11-19T10:00:00Z',
      '2026-12-01',
      { due: false, reason: 'ran_already' },
    ],
    ['after a change', '2026-12-09T06:00:00Z', '2026-12-01T00:00:00Z', null, { due: false, reason: 'changed_since' }],
  ] as const)('%s is decided [AHD-020]', (_when, now, changedAt, lastRunOn, decision) => {
    expect(decideRun(new Date(now), { changedAt: new Date(changedAt), lastRunOn })).toEqual(decision);
  });

  it.each([
    ['2026-12-01', 24, '2024-12-01'],
    ['2026-01-01', 1, '2025-12-01'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2027-03-31', 1, '2027-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('on %s that keeps %i months removes what ended before %s [AHD-020]', (runOn, months, day) => {
    expect(keptSince(runOn, months)).toBe(day);
  });
});

describe('A person', () => {
  it.each([
    [['rejected'], 'rejected_applicants'],
    [['rejected', 'inactive'], 'rejected_applicants'],
    [['inactive', 'rejected'], 'inactive_applicants'],
    [['in_progress'], 'inactive_applicants'],
    [['rejected', 'hired'], null],
    [['hired'], null],
    [[], null],
  ] as const)('with applications %j falls under %s [AHD-020]', (statuses, kind) => {
    expect(personKind(statuses)).toBe(kind);
  });
});
