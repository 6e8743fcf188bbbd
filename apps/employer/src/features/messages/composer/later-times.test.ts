import { expect, test } from 'vitest';
import { fieldOfMoment, laterChoices, momentOfField } from './later-times.ts';

test('suggests in an hour, this evening, tomorrow or Monday, as long as they are in the future [MSG-005]', () => {
  const keys = (now: Date) => laterChoices(now).map(({ key }) => key);
  expect(keys(new Date(2026, 10, 11, 10))).toEqual(['in_an_hour', 'this_evening', 'tomorrow', 'monday']);
  expect(keys(new Date(2026, 10, 11, 20))).toEqual(['in_an_hour', 'tomorrow', 'monday']);
  // A Sunday.
  expect(keys(new Date(2026, 10, 15, 20))).toEqual(['in_an_hour', 'tomorrow']);
});

test('a time survives the round trip through the field, to the minute [MSG-005]', () => {
  const moment = new Date(2026, 0, 9, 8, 5);
  expect(momentOfField(fieldOfMoment(moment))).toEqual(moment);
  expect(momentOfField('')).toBeNull();
});
