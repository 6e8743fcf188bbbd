import { expect, it } from 'vitest';
import { SHARE_SECONDS, shareState } from './sharing.ts';

it('A shared link works for seven days unless it is revoked [APP-034]', () => {
  const made = new Date('2026-03-01T10:00:00Z');
  const after = (seconds: number) => new Date(made.getTime() + seconds * 1000);
  const share = { expiresAt: after(SHARE_SECONDS), revokedAt: null };
  expect(SHARE_SECONDS).toBe(7 * 24 * 3600);
  expect(shareState(share, after(SHARE_SECONDS - 1))).toBe('open');
  expect(shareState(share, after(SHARE_SECONDS))).toBe('expired');
  expect(shareState({ ...share, revokedAt: after(5) }, after(6))).toBe('revoked');
});
