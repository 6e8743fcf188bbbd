import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import type { Readiness } from '@onward/contract/onboarding/onboarding-processes';
import { expect, test } from 'vitest';
import { canStart, mergePeople, personBody, readyState } from './start-people.ts';

const candidate = (over: Partial<OnboardingCandidate>): OnboardingCandidate => ({
  employee_id: 1,
  application_id: null,
  name: 'Ana Ruiz',
  position: null,
  location: { id: 9, name: 'Decatur' },
  hired_date: '2026-11-09',
  start_date: null,
  phone: null,
  email: null,
  ...over,
});
const [ana] = mergePeople([], [candidate({})], true);

test('people found again keep their entries [ONB-030]', () => {
  const changed = { ...(ana as NonNullable<typeof ana>), startDate: '2026-11-20', isChosen: false };
  const merged = mergePeople([changed], [candidate({}), candidate({ employee_id: null, application_id: 7 })], true);
  expect(merged.map(({ key, startDate, isChosen }) => [key, startDate, isChosen])).toEqual([
    ['employee 1', '2026-11-20', false],
    ['application 7', '', true],
  ]);
});

test('only people at a ready location, or without one, can start [ONB-032]', () => {
  const person = { candidate: candidate({}) };
  const readiness = (ready: boolean) => new Map([[9, { can_start: ready } as Readiness]]);
  expect(readyState(person, new Map())).toBe('checking');
  expect(readyState(person, readiness(false))).toBe('not_ready');
  expect(canStart(readyState(person, readiness(true)))).toBe(true);
  expect(canStart(readyState({ candidate: candidate({ location: null }) }, new Map()))).toBe(true);
});

test('a hired applicant is sent as application, an employee as employee [ONB-030, ONB-031]', () => {
  const [applicant] = mergePeople(
    [],
    [candidate({ employee_id: null, application_id: 7, start_date: '2026-12-01' })],
    true,
  );
  expect(ana && personBody(ana)).toEqual({ employee_id: 1 });
  expect(applicant && personBody(applicant)).toEqual({ application_id: 7, start_date: '2026-12-01' });
});
