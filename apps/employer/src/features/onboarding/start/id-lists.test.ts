// Five hundred people are asked for in addresses that the server accepts.
import { BATCH_PEOPLE_MAX } from '@onward/contract/onboarding/onboarding-batches';
import { listCandidates } from '@onward/contract/onboarding/onboarding-lists';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { idLists } from './id-lists.ts';

it('keeps each list within what the endpoint takes, and loses nobody [ONB-030]', () => {
  const ids = Array.from({ length: BATCH_PEOPLE_MAX }, (_, place) => 999_999_999_999_000 + place);
  const lists = idLists(ids);
  expect(lists.flat()).toEqual(ids);
  const takes = (ids: readonly number[]) => Value.Check(listCandidates.query, { employee_ids: ids.join(',') });
  expect(lists.every(takes)).toBe(true);
  expect(takes(ids)).toBe(false);
  expect(idLists([])).toEqual([]);
});
