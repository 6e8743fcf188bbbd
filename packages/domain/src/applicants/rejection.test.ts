import { describe, expect, it } from 'vitest';
import { RULE_TRIGGERS } from '../hiring-processes/rules.ts';
import {
  automaticReason,
  changedReasons,
  isRejectionReason,
  type ListedReason,
  REASONS_MAX,
  REJECTION_REASONS,
  type ReasonEntry,
  reasonList,
} from './rejection.ts';

describe('An automated rejection', () => {
  it.each([
    ['fails_screening', 'not_qualified'],
    ['fails_quiz', 'not_qualified'],
    ['stays_in_stage', 'no_response'],
  ] as const)('triggered by %s has the reason %s [APP-026, JOB-028]', (trigger, reason) => {
    expect(automaticReason(trigger)).toBe(reason);
  });

  it('always has a reason that the profile can show [APP-026]', () => {
    for (const trigger of RULE_TRIGGERS) expect(REJECTION_REASONS).toContain(automaticReason(trigger));
  });
});

const builtIn = (key: (typeof REJECTION_REASONS)[number], is_hidden = false): ListedReason => ({
  key,
  name: null,
  is_hidden,
});
const own = (number: number, name: string, is_hidden = false): ListedReason => ({
  key: `own_${number}`,
  name,
  is_hidden,
});
const DEFAULTS = reasonList([]);

describe("A company's list of reasons", () => {
  it('holds the built-in reasons until the company changes it [APP-026]', () => {
    expect(DEFAULTS).toEqual(REJECTION_REASONS.map((key) => builtIn(key)));
  });

  it('keeps the saved order and adds what is built in but not saved [APP-026]', () => {
    const saved = [own(1, 'Moved away'), builtIn('other'), builtIn('withdrew', true)];
    const keys = reasonList(saved).map(({ key }) => key);
    expect(keys).toEqual(['own_1', 'other', 'withdrew', 'not_qualified', 'no_response', 'position_filled', 'no_show']);
  });

  it('gives a new reason a number that no reason had before [APP-026]', () => {
    const known = reasonList([own(4, 'Moved away', true)]);
    const { reasons } = changedReasons(known, [...known, { name: '  Too far ', is_hidden: false }]);
    expect(reasons?.at(-1)).toEqual(own(5, 'Too far'));
  });

  it('renames own reasons only [APP-026]', () => {
    const known = reasonList([own(1, 'Moved away')]);
    const { reasons } = changedReasons(
      known,
      known.map((reason) => ({ ...reason, name: 'Moved' })),
    );
    expect(reasons).toEqual([own(1, 'Moved'), ...DEFAULTS]);
  });

  it('hides a reason that was left out instead of forgetting it [APP-026]', () => {
    const known = reasonList([own(1, 'Moved away')]);
    const { reasons } = changedReasons(known, [builtIn('other')]);
    expect(reasons?.find(({ key }) => key === 'own_1')).toEqual(own(1, 'Moved away', true));
    expect(reasons?.[0]).toEqual(builtIn('other'));
  });

  const twice: ReasonEntry[] = [...DEFAULTS, builtIn('other')];
  it.each<[string, readonly ReasonEntry[], object]>([
    ['an unknown key', [{ key: 'own_9', name: 'Who', is_hidden: false }], { field: 'key', at: 0, reason: 'unknown' }],
    ['a reason listed twice', twice, { field: 'key', at: 6, reason: 'repeated' }],
    ['an own reason without a name', [{ name: ' ', is_hidden: false }], { field: 'name', at: 0, reason: 'required' }],
    [
      'two own reasons of one name',
      [
        { name: 'Moved', is_hidden: false },
        { name: 'moved ', is_hidden: false },
      ],
      { field: 'name', at: 1, reason: 'reason_name_taken' },
    ],
    [
      'a list that offers nothing',
      DEFAULTS.map((reason) => ({ ...reason, is_hidden: true })),
      { field: null, reason: 'none_offered' },
    ],
    [
      'more reasons than anybody reads',
      Array.from({ length: REASONS_MAX }, (_, at) => ({ name: `Reason ${at}`, is_hidden: false })),
      { field: null, reason: 'too_many_reasons' },
    ],
  ])('refuses %s [APP-026]', (_what, entries, problem) => {
    expect(changedReasons(DEFAULTS, entries).problem).toEqual(problem);
  });

  it.each([
    ['other', true],
    ['own_1', true],
    ['own_0', false],
    ['own_', false],
    ['toString', false],
  ])('tells whether "%s" can be a reason: %s [APP-026]', (key, is) => {
    expect(isRejectionReason(key)).toBe(is);
  });
});
