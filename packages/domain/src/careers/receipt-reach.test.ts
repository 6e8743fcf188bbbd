import { describe, expect, it } from 'vitest';
import { receiptReach } from './receipt-reach.ts';

const NOBODY = {
  email: null,
  globalPhone: '+14045550172',
  smsConsent: false,
  smsOptOut: false,
  phoneVerified: false,
  emailOptOut: false,
  emailBounced: false,
};
const EMAIL = { email: 'amara@mail.test' };

describe('What can be sent after applying', () => {
  it.each([
    ['only a phone number', {}, { email: false, text: 'none', offers: ['email', 'text'] }],
    ['an email address', EMAIL, { email: true, text: 'none', offers: ['text'] }],
    ['consent to texts', { smsConsent: true }, { email: false, text: 'asks_first', offers: ['email'] }],
    [
      'a confirmed number',
      { smsConsent: true, phoneVerified: true },
      { email: false, text: 'sends', offers: ['email'] },
    ],
    ['consent, then STOP', { smsConsent: true, smsOptOut: true }, { email: false, text: 'none', offers: ['email'] }],
    ['STOP without consent', { smsOptOut: true }, { email: false, text: 'none', offers: ['email'] }],
    ['an address that bounced', { ...EMAIL, emailBounced: true }, { email: false, text: 'none', offers: ['text'] }],
    ['an unsubscribed address', { ...EMAIL, emailOptOut: true }, { email: false, text: 'none', offers: ['text'] }],
  ] as const)('with %s [CAR-012]', (_case, facts, reach) => {
    const person = { ...NOBODY, ...facts };
    expect(receiptReach({ person, isTextable: true, isNewPerson: true })).toEqual(reach);
  });

  it('is no text to a number that texted STOP to anyone, or of a country without texts [CAR-012, MSG-008]', () => {
    const person = { ...NOBODY, smsConsent: true, phoneVerified: true };
    const reach = receiptReach({ person, isTextable: false, isNewPerson: true });
    expect(reach).toEqual({ email: false, text: 'none', offers: ['email'] });
  });

  it('never offers to change the address of somebody already known [CAR-010]', () => {
    expect(receiptReach({ person: NOBODY, isTextable: true, isNewPerson: false }).offers).toEqual(['text']);
  });
});
