import { expect, test } from 'vitest';
import { matchesSection1 } from './matches-section1.ts';

const PERSON = { name: 'Marcus Bell', address: null, ssn: '***-**-4821' };
const CITIZEN = { work_status: 'us_citizen', person: PERSON } as const;

test('nothing is said about a paper that is not entered completely [ONB-044]', () => {
  expect(matchesSection1('b', {}, CITIZEN)).toBeNull();
  expect(matchesSection1('b', { b_document: 'drivers_license' }, CITIZEN)).toBeNull();
});

test('a Social Security card matches when its last digits are those of Section 1 [ONB-044]', () => {
  const card = (c_number: string) => matchesSection1('c', { c_document: 'ss_card', c_number }, CITIZEN);
  expect([card('123-45-4821'), card('***-**-4821'), card('123-45-4812')]).toEqual([true, true, false]);
});

test('a paper for another status does not match [ONB-044]', () => {
  const answers = { a_document: 'i551', a_number: '123456789', a_expires: '2030-01-01' };
  expect(matchesSection1('a', answers, CITIZEN)).toBe(false);
  expect(matchesSection1('a', answers, { ...CITIZEN, work_status: 'lawful_permanent_resident' })).toBeNull();
});

test('a paper of List B is never said to match, because nothing of it is in Section 1 [ONB-044]', () => {
  const license = { b_document: 'drivers_license', b_issuer: 'Georgia', b_number: '0587', b_expires: '2031-01-01' };
  expect(matchesSection1('b', license, CITIZEN)).toBeNull();
});
