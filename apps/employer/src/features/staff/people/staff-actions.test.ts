import { expect, test } from 'vitest';
import { offeredActions } from './staff-actions.ts';

test.each([
  ['active', ['edit', 'seeAs', 'deactivate']],
  ['invited', ['edit', 'seeAs', 'resend', 'cancel']],
  ['inactive', ['edit', 'seeAs', 'reactivate']],
] as const)('someone %s is offered %j [CMP-031]', (status, actions) => {
  expect(offeredActions({ status })).toEqual(actions);
});
