import { expect, test } from 'vitest';
import { rowAction } from './row-actions.ts';

const row = (status: 'need_attention' | 'not_started' | 'in_progress', sent: string | null = null) =>
  ({ onboarding: { status, last_link_sent_at: sent } }) as Parameters<typeof rowAction>[0];

test.each([
  ['what waits for the company is reviewed', row('need_attention'), true, 'review'],
  ['a link that was never sent is sent', row('not_started'), true, 'link'],
  ['without the permission it is only viewed', row('not_started'), false, 'view'],
  ['a link that was sent is not sent again at once', row('not_started', '2026-11-09T10:00:00Z'), true, 'view'],
  ['everything else is viewed', row('in_progress'), true, 'view'],
] as const)('%s [ONB-015]', (_title, onboarding, mayStart, expected) => {
  expect(rowAction(onboarding, mayStart)).toBe(expected);
});
