import { describe, expect, it } from 'vitest';
import { INVITE_AGAIN_SECONDS, type InvitedPerson, inviteChannels, inviteSkip } from './rediscovery.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

type Facts = Partial<InvitedPerson> & { hasEmail?: boolean; hasPhone?: boolean };

const person = ({ hasEmail = true, hasPhone = true, ...more }: Facts = {}): InvitedPerson => ({
  keepsInTouch: true,
  doNotRehire: false,
  appliedThere: false,
  invitedAt: null,
  email: hasEmail ? 'ana@mail.test' : null,
  globalPhone: hasPhone ? '+14045550148' : null,
  emailBounced: false,
  emailOptOut: false,
  smsConsent: false,
  phoneVerified: true,
  smsOptOut: false,
  ...more,
});

describe('An invitation to another job', () => {
  it.each([
    [{}, null],
    [{ keepsInTouch: false, doNotRehire: true }, 'not_agreed'],
    [{ doNotRehire: true, appliedThere: true }, 'do_not_rehire'],
    [{ appliedThere: true }, 'already_applied'],
    [{ invitedAt: ago(60) }, 'invited_already'],
    [{ invitedAt: ago(INVITE_AGAIN_SECONDS) }, null],
    [{ emailOptOut: true }, 'opted_out'],
    [{ emailOptOut: true, smsConsent: true }, null],
    [{ hasEmail: false }, 'no_contact'],
    [{ emailBounced: true }, 'no_contact'],
    [{ hasEmail: false, smsConsent: true }, null],
    [{ hasEmail: false, smsConsent: true, phoneVerified: false }, 'no_contact'],
    [{ hasEmail: false, smsConsent: true, smsOptOut: true }, 'opted_out'],
    [{ hasEmail: false, hasPhone: false, emailOptOut: true }, 'no_contact'],
  ] as const)('%j: %s [AHD-023]', (more, skip) => {
    expect(inviteSkip(person(more), NOW)).toBe(skip);
  });

  it('is sent by email, and by text to people who agreed to texts [AHD-009, AHD-023]', () => {
    expect(inviteChannels(person())).toEqual({ email: true, sms: false });
    expect(inviteChannels(person({ smsConsent: true }))).toEqual({ email: true, sms: true });
    expect(inviteChannels(person({ smsConsent: true, smsOptOut: true, emailOptOut: true }))).toEqual({
      email: false,
      sms: false,
    });
  });
});
