import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES } from '../company/modules.ts';
import { UNLIMITED_SCOPE } from '../staff/scope.ts';
import { STAFF_STATUSES } from '../staff/states.ts';
import {
  DIGEST_AFTER,
  DIGEST_WINDOW_SECONDS,
  decideDelivery,
  isDigested,
  type NotificationFact,
  notificationText,
  type Recipient,
} from './delivery.ts';
import { NOTIFICATION_TYPES } from './types.ts';

const ANA: Recipient = {
  staffId: 1,
  status: 'active',
  scope: UNLIMITED_SCOPE,
  settings: { email: true, sms: true },
  hasPhone: true,
};
const SIGNED: NotificationFact = { type: 'offer_signed', actorStaffId: null, record: { location: 3, position: 9 } };

describe('who is notified of an event', () => {
  it.each(STAFF_STATUSES.filter((status) => status !== 'active'))('is never someone %s [NTF-010]', (status) => {
    const decision = decideDelivery(SIGNED, { ...ANA, status }, FUNCTION_MODULES);
    expect(decision).toEqual({ deliver: false, reason: 'not_active' });
  });

  it('is not the person who caused it [NTF-010]', () => {
    const own = { ...SIGNED, actorStaffId: ANA.staffId };
    expect(decideDelivery(own, ANA, FUNCTION_MODULES)).toEqual({ deliver: false, reason: 'own_action' });
  });

  it.each([null, 2])('is anyone but the person who caused it (%j) [NTF-010]', (actorStaffId) => {
    expect(decideDelivery({ ...SIGNED, actorStaffId }, ANA, FUNCTION_MODULES).deliver).toBe(true);
  });

  it.each([
    ['its location is permitted', { location: [3] }, true],
    ['its location is not permitted', { location: [4] }, false],
    ['its position is not permitted', { location: [3], position: [8] }, false],
    ['it has no department', { department: [5] }, true],
  ])('is notified of a record when %s [NTF-010, CMP-024]', (_case, limits, deliver) => {
    const decision = decideDelivery(SIGNED, { ...ANA, scope: { ...UNLIMITED_SCOPE, ...limits } }, FUNCTION_MODULES);
    expect(decision).toMatchObject(deliver ? { deliver } : { deliver, reason: 'out_of_scope' });
  });
});

describe('how it is delivered', () => {
  const on = { email: true, sms: true };
  const emailOnly = { email: true, sms: false };
  const smsOnly = { email: false, sms: true };
  const off = { email: false, sms: false };

  it.each([
    ['offer_signed', on, true, ['messaging'], on],
    ['offer_signed', emailOnly, true, ['messaging'], emailOnly],
    ['offer_signed', smsOnly, true, ['messaging'], smsOnly],
    ['offer_signed', off, true, ['messaging'], off],
    ['offer_signed', on, false, ['messaging'], emailOnly],
    ['offer_signed', smsOnly, false, ['messaging'], off],
    ['offer_signed', on, true, [], emailOnly],
    ['new_applicant', on, true, ['messaging'], on],
    ['new_applicant', on, true, [], off],
    ['applicant_replies', on, true, ['scheduling'], off],
  ] as const)(
    '%s with settings %j, phone: %s, modules %j is sent as %j [NTF-007, NTF-010]',
    (type, settings, hasPhone, modules, channels) => {
      const decision = decideDelivery({ ...SIGNED, type }, { ...ANA, settings, hasPhone }, modules);
      expect(decision).toEqual({ deliver: true, channels });
    },
  );
});

describe('combining into one email', () => {
  it('covers the last ten minutes [NTF-010]', () => {
    expect(DIGEST_AFTER).toBe(5);
    expect(DIGEST_WINDOW_SECONDS).toBe(600);
  });

  it.each([
    [0, false],
    [4, false],
    [5, true],
    [6, true],
  ])('happens to new applicants and hires after %i others: %s [NTF-010]', (sentInWindow, digested) => {
    expect(isDigested('new_applicant', sentInWindow)).toBe(digested);
    expect(isDigested('applicant_hired', sentInWindow)).toBe(digested);
  });

  const others = NOTIFICATION_TYPES.filter((type) => type !== 'new_applicant' && type !== 'applicant_hired');
  it.each(others)('never happens to %s [NTF-010]', (type) => {
    expect(isDigested(type, 1000)).toBe(false);
  });
});

describe('notificationText', () => {
  const link = 'https://onward.example/#/applicant/42';
  const room = 320 - link.length - 1;

  it('keeps a short text whole, followed by the link [NTF-010]', () => {
    expect(notificationText('Ana Diaz applied.', link)).toBe(`Ana Diaz applied. ${link}`);
  });

  it('uses all 320 characters before it truncates [NTF-010]', () => {
    expect(notificationText('x'.repeat(room), link)).toBe(`${'x'.repeat(room)} ${link}`);
    expect(notificationText('x'.repeat(room + 1), link)).toBe(`${'x'.repeat(room - 1)}… ${link}`);
  });

  it('leaves no space before the ellipsis [NTF-010]', () => {
    const words = `${'x'.repeat(room - 4)}    ${'y'.repeat(20)}`;
    expect(notificationText(words, link)).toBe(`${'x'.repeat(room - 4)}… ${link}`);
  });

  it('is never longer than 320 and always ends with the whole link [NTF-010]', () => {
    const anyLink = fc.string({ minLength: 1, maxLength: 320, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: 'grapheme' }), anyLink, (words, address) => {
        const text = notificationText(words, address);
        expect(text.length).toBeLessThanOrEqual(320);
        expect(text.endsWith(address)).toBe(true);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('is only the link when there is no text or no room for it [NTF-010]', () => {
    expect(notificationText('', link)).toBe(link);
    expect(notificationText('Ana applied', 'x'.repeat(319))).toBe('x'.repeat(319));
  });
});
