import type { WizardStep } from '@onward/domain/identity/wizard';
import { describe, expect, test } from 'vitest';
import type { StartupState } from '../../platform/startup/startup-store.ts';
import { decidePublicEntry, decideSignedInEntry, type SessionView } from './decide-entry.ts';

const at = (address: string) => {
  const [pathname = '/', search] = address.split('?');
  return { pathname, search: search ? `?${search}` : '' };
};

const signedOut: SessionView = { token: null, companyPending: false, leftByChoice: false };
const signedIn: SessionView = { token: 't', companyPending: false, leftByChoice: false };
const pending: SessionView = { ...signedIn, companyPending: true };

const ready = (step: WizardStep, isSuperAdmin = false) =>
  ({
    kind: 'ready',
    data: { user: { is_super_admin: isSuperAdmin, user_onboarding_desktop_step: step } },
  }) as StartupState;
const done = ready('complete');
const idle: StartupState = { kind: 'idle' };
const failed: StartupState = { kind: 'failed', error: 'x' };

describe('public pages', () => {
  test.each<[string, SessionView, string, string]>([
    ['/login', signedOut, 'show', '[IDN-006]'],
    ['/set-password/abc', signedOut, 'show', '[IDN-020]'],
    ['/select-company', signedOut, 'show', '[PLT-038]'],
    ['/login', signedIn, '/', '[IDN-015]'],
    ['/success-login', signedIn, '/', '[PLT-033]'],
    ['/redirect', signedIn, '/', '[IDN-009]'],
    ['/login?to=%2Fmessages', signedIn, '/messages', '[PLT-038]'],
    ['/redirect?to=%2Fschedule%3Fday%3D1', signedIn, '/schedule?day=1', '[IDN-009]'],
    ['/redirect?to=https%3A%2F%2Fevil.example', signedIn, '/', '[IDN-009]'],
    ['/redirect?to=%2F%2Fevil.example', signedIn, '/', '[IDN-009]'],
    ['/login?to=%2Flogin', signedIn, '/', '[PLT-033]'],
    ['/reset-password/abc', signedIn, 'show', '[IDN-018]'],
    ['/select-company', signedIn, 'show', '[IDN-012]'],
    ['/select-company', pending, 'show', '[IDN-011]'],
  ])('%s with %o leads to %s %s', (address, session, expected, _requirement) => {
    const entry = decidePublicEntry(at(address), session);
    expect(entry).toEqual(expected === 'show' ? { kind: 'show' } : { kind: 'redirect', to: expected });
  });
});

describe('signed-in pages', () => {
  test.each<[string, SessionView, StartupState, string, string]>([
    ['/applicants', signedOut, idle, '/login?to=%2Fapplicants', '[PLT-038]'],
    ['/account/profile?x=1', signedOut, idle, '/login?to=%2Faccount%2Fprofile%3Fx%3D1', '[PLT-038]'],
    ['/', signedOut, idle, '/login', '[PLT-038]'],
    ['/applicants', { ...signedOut, leftByChoice: true }, idle, '/login', '[IDN-010]'],
    ['/applicants', pending, idle, '/select-company?to=%2Fapplicants', '[IDN-011]'],
    ['/', pending, idle, '/select-company', '[IDN-011]'],
    ['/messages', pending, done, '/select-company?to=%2Fmessages', '[IDN-013]'],
    ['/messages', signedIn, { kind: 'reset_required', resetToken: 'r/1' }, '/reset-password/r%2F1', '[IDN-019]'],
    ['/messages', signedIn, ready('notification'), '/user-onboarding', '[IDN-027]'],
    ['/messages', signedIn, ready('download_app'), '/user-onboarding', '[IDN-027]'],
    ['/user-onboarding', signedIn, done, '/', '[IDN-027]'],
    ['/user-onboarding', signedIn, ready('welcome_modal'), '/', '[IDN-027]'],
    ['/user-onboarding', signedIn, ready('notification', true), '/', '[IDN-026]'],
  ])('%s with %o and start-up %o is redirected to %s %s', (address, session, startup, to, _requirement) => {
    expect(decideSignedInEntry(at(address), session, startup)).toEqual({ kind: 'redirect', to });
  });

  test.each<[string, StartupState, string]>([
    ['/messages', done, '[PLT-029]'],
    ['/messages', ready('welcome_modal'), '[IDN-031]'],
    ['/messages', ready('notification', true), '[IDN-026]'],
    ['/user-onboarding', ready('download_app'), '[IDN-027]'],
  ])('%s is shown when start-up is %o %s', (address, startup, _requirement) => {
    expect(decideSignedInEntry(at(address), signedIn, startup)).toEqual({ kind: 'show' });
  });

  test('the loader covers the page until start-up is done [PLT-023]', () => {
    expect(decideSignedInEntry(at('/messages'), signedIn, idle)).toEqual({ kind: 'start_up' });
    expect(decideSignedInEntry(at('/messages'), signedIn, { kind: 'running' })).toEqual({ kind: 'start_up' });
  });

  test('a failed current user shows the error page [PLT-024]', () => {
    expect(decideSignedInEntry(at('/messages'), signedIn, failed)).toEqual({ kind: 'start_up_failed', error: 'x' });
  });
});
