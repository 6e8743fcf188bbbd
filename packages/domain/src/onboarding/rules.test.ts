import { describe, expect, it } from 'vitest';
import { carriedModules } from './carry-over.ts';
import { dueOn, isLate } from './due-dates.ts';
import { LINK_MESSAGE_MAX, LINK_TAG, linkProblems, withLink } from './links.ts';
import { CODE_TRIES, codeState, maskedContact, triesLeft } from './portal-codes.ts';
import { nextReminderAt } from './reminders.ts';

const START = new Date('2026-11-10T15:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('A deadline', () => {
  it.each([
    ['employee_fill_i9_form', '2026-11-09', '2026-11-09'],
    ['formi9_section1', '2026-11-09', '2026-11-09'],
    ['hr_fill_i9_form', '2026-11-09', '2026-11-13'],
    ['formi9_section2', '2026-11-20', '2026-11-25'],
    ['hr_submit_e_verify_case', '2026-11-20', '2026-11-25'],
    ['w4_form', '2026-11-09', null],
    ['hr_fill_i9_form', null, null],
  ] as const)('of %s with the first day %s is %s [ONB-044]', (type, firstDay, due) => {
    expect(dueOn(type, firstDay)).toBe(due);
  });

  it('is missed from the day after [ONB-044]', () => {
    expect([
      isLate('2026-11-12', '2026-11-12'),
      isLate('2026-11-12', '2026-11-13'),
      isLate(null, '2026-11-13'),
    ]).toEqual([false, true, false]);
  });
});

describe('A message with the link', () => {
  const link = 'https://onward.test/onboarding-portal/abc?token=xyz';

  it.each([
    ['', link],
    ['Welcome!', `Welcome! ${link}`],
    [`Welcome! ${LINK_TAG} See you`, `Welcome! ${link} See you`],
    [`Welcome! ${link}`, `Welcome! ${link}`],
  ])('%j becomes %j [ONB-036]', (message, sent) => {
    expect(withLink(message, link)).toBe(sent);
  });

  it('needs a channel that reaches the person, and has a limit [ONB-036]', () => {
    const both = { phone: '4045550100', email: 'ada@mail.test' };
    expect(linkProblems({ send_sms: false, send_email: false }, both, '')).toEqual({ send_sms: 'channel_required' });
    expect(linkProblems({ send_sms: true, send_email: true }, { phone: null, email: null }, '')).toEqual({
      send_sms: 'no_phone',
      send_email: 'no_email',
    });
    expect(linkProblems({ send_sms: true, send_email: false }, both, 'x'.repeat(LINK_MESSAGE_MAX))).toEqual({});
    expect(linkProblems({ send_sms: true, send_email: false }, both, 'x'.repeat(LINK_MESSAGE_MAX + 1))).toEqual({
      message: 'too_long',
    });
  });
});

describe('A code', () => {
  it.each([
    [0, 0, 'valid'],
    [9, 4, 'valid'],
    [10, 0, 'expired'],
    [1, CODE_TRIES, 'used_up'],
    [60, CODE_TRIES, 'used_up'],
  ] as const)('after %i minutes and %i tries is %s [ONB-040]', (minutes, tries, state) => {
    expect(codeState({ sent_at: START, tries }, later(minutes))).toBe(state);
  });

  it('has five tries [ONB-040]', () => {
    expect([0, 1, 5, 6].map((tries) => triesLeft({ tries }))).toEqual([5, 4, 0, 0]);
  });

  it('says where it went without giving the contact away [ONB-040]', () => {
    expect(maskedContact({ phone: '4045550142', email: 'm@x.test' })).toBe('(•••) •••-0142');
    expect(maskedContact({ phone: null, email: 'marcus@mail.test' })).toBe('m•••@mail.test');
  });
});

it('A reminder is due after 2, 5, and 10 days [ONB-049]', () => {
  const days = [0, 1, 2, 3].map((sent) => nextReminderAt(START, sent)?.toISOString().slice(0, 10) ?? null);
  expect(days).toEqual(['2026-11-12', '2026-11-15', '2026-11-20', null]);
});

it('A replaced process continues modules of the same type, repeated ones in order [ONB-034]', () => {
  const types = (...list: Parameters<typeof carriedModules>[0][number]['module_type'][]) =>
    list.map((module_type) => ({ module_type }));
  expect(
    carriedModules(
      types('basic_information', 'collect_info', 'collect_info', 'w4'),
      types('w4', 'collect_info', 'i9', 'collect_info', 'collect_info'),
    ),
  ).toEqual([3, 1, null, 2, null]);
});
