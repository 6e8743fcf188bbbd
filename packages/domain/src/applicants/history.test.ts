import { expect, test } from 'vitest';
import { actionsOfKind, HISTORY_ACTIONS, HISTORY_KINDS } from './history.ts';

test('every action belongs to exactly one kind, and no kind is empty [APP-013]', () => {
  const kinds = HISTORY_KINDS.map(actionsOfKind);
  expect(kinds.flat().toSorted()).toEqual([...HISTORY_ACTIONS].toSorted());
  expect(kinds.filter((actions) => actions.length === 0)).toEqual([]);
});
