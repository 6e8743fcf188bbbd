import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES, type FunctionModule } from '../company/modules.ts';
import {
  allowedSettings,
  CHANNELS,
  DEFAULT_CHANNELS,
  isChannelOffered,
  isNotificationType,
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  type NotificationType,
} from './types.ts';

const EMAIL_WITHOUT_MESSAGING: Record<NotificationType, boolean> = {
  new_applicant: false,
  applicant_replies: false,
  meeting_booked: true,
  meeting_changed: true,
  form_submitted: true,
  quiz_submitted: true,
  applicant_hired: true,
  offer_signed: true,
  offer_declined: true,
  background_check_result: true,
  mentioned_in_note: true,
  onboarding_action_waiting: true,
  onboarding_completed: true,
  everify_needs_action: true,
  posting_review_result: true,
  export_ready: true,
};
const CATALOG = Object.keys(EMAIL_WITHOUT_MESSAGING) as NotificationType[];
const ALL_BUT_MESSAGING = FUNCTION_MODULES.filter((module) => module !== 'messaging');

const PLANS: readonly [string, readonly FunctionModule[], boolean][] = [
  ['no module', [], false],
  ['every module but messaging', ALL_BUT_MESSAGING, false],
  ['messaging alone', ['messaging'], true],
  ['every module', FUNCTION_MODULES, true],
];

describe('notification types', () => {
  it('are exactly those of the catalog [NTF-002]', () => {
    expect([...NOTIFICATION_TYPES].toSorted()).toEqual(CATALOG.toSorted());
  });

  it.each(CATALOG)('know %s [NTF-002]', (type) => {
    expect(isNotificationType(type)).toBe(true);
  });

  it.each(['', 'New_Applicant', 'birthday', 'length'])('do not include %j [NTF-002]', (type) => {
    expect(isNotificationType(type)).toBe(false);
  });

  it('start with email on and SMS off [NTF-002]', () => {
    expect(DEFAULT_CHANNELS).toEqual({ email: true, sms: false });
  });

  it('each belong to exactly one group of the table [NTF-004]', () => {
    expect(Object.values(NOTIFICATION_GROUPS).flat().toSorted()).toEqual(CATALOG.toSorted());
  });
});

describe.each(PLANS)('a plan with %s', (_plan, modules, messaging) => {
  it.each(CATALOG)('offers the toggles of %s that it should [NTF-007]', (type) => {
    expect(isChannelOffered(type, 'email', modules)).toBe(messaging || EMAIL_WITHOUT_MESSAGING[type]);
    expect(isChannelOffered(type, 'sms', modules)).toBe(messaging);
  });

  it.each(CATALOG)('keeps only the settings of %s that it offers [NTF-007]', (type) => {
    const email = messaging || EMAIL_WITHOUT_MESSAGING[type];
    expect(allowedSettings(type, { email: true, sms: true }, modules)).toEqual({ email, sms: messaging });
    expect(allowedSettings(type, { email: true, sms: false }, modules)).toEqual({ email, sms: false });
    expect(allowedSettings(type, { email: false, sms: true }, modules)).toEqual({ email: false, sms: messaging });
    expect(allowedSettings(type, { email: false, sms: false }, modules)).toEqual({ email: false, sms: false });
  });
});

describe('channels', () => {
  it('are email and SMS [NTF-001]', () => {
    expect(CHANNELS).toEqual(['email', 'sms']);
  });
});
