import { describe, expect, it } from 'vitest';
import { BULK_NOTIFICATION_POLL_MS } from '../platform/constants.ts';
import { type ConfigState, hasReached, TURN_ALL_GIVE_UP_MS, turnAllSettings, turnAllTarget } from './turn-all.ts';

const ON = { email: true, sms: true };
const OFF = { email: false, sms: false };
const EMAIL_ONLY = { email: true, sms: false };
const SMS_ONLY = { email: false, sms: true };

const applicant = (settings: ConfigState['settings']): ConfigState => ({
  id: 1,
  notification_type: 'new_applicant',
  settings,
});
const offer = (settings: ConfigState['settings']): ConfigState => ({
  id: 2,
  notification_type: 'offer_signed',
  settings,
});

describe('turnAllTarget', () => {
  it.each([
    ['all are on', [applicant(ON), offer(ON)], false],
    ['all are off', [applicant(OFF), offer(OFF)], true],
    ['one email toggle is off', [applicant(ON), offer(SMS_ONLY)], true],
    ['one SMS toggle is off', [applicant(EMAIL_ONLY), offer(ON)], true],
    ['there are none', [], false],
  ])('turns on as long as any toggle is off: %s [NTF-006]', (_case, configs, on) => {
    expect(turnAllTarget(configs, ['messaging'])).toBe(on);
  });

  it.each([
    ['the one that is left is on', [applicant(OFF), offer(EMAIL_ONLY)], false],
    ['the one that is left is off', [applicant(ON), offer(OFF)], true],
  ])('ignores toggles the plan does not include: %s [NTF-006, NTF-007]', (_case, configs, on) => {
    expect(turnAllTarget(configs, ['scheduling'])).toBe(on);
  });
});

describe('turnAllSettings', () => {
  const configs = [applicant(EMAIL_ONLY), offer(SMS_ONLY)];

  it.each([
    ['on, with messaging', true, ['messaging'], ON, ON],
    ['off, with messaging', false, ['messaging'], OFF, OFF],
    ['on, without messaging', true, [], OFF, EMAIL_ONLY],
    ['off, without messaging', false, [], OFF, OFF],
  ] as const)('requests every toggle the plan includes: %s [NTF-006, NTF-007]', (_case, on, modules, first, second) => {
    expect(turnAllSettings(configs, on, modules)).toEqual([
      { id: 1, settings: first },
      { id: 2, settings: second },
    ]);
  });

  it.each([
    ['messaging', ['messaging'] as const],
    ['no module', [] as const],
  ])('flips the button once reached, with %s [NTF-006]', (_plan, modules) => {
    for (const on of [true, false]) {
      const wanted = turnAllSettings(configs, on, modules);
      const after = configs.map((config, index) => ({
        ...config,
        settings: wanted[index]?.settings ?? config.settings,
      }));
      expect(hasReached(after, wanted)).toBe(true);
      expect(turnAllTarget(after, modules)).toBe(!on);
    }
  });
});

describe('hasReached', () => {
  const wanted = [
    { id: 1, settings: ON },
    { id: 2, settings: EMAIL_ONLY },
  ];

  it.each([
    ['all match', [applicant(ON), offer(EMAIL_ONLY)], true],
    ['all match, in another order', [offer(EMAIL_ONLY), applicant(ON)], true],
    ['all match, with others beside', [applicant(ON), offer(EMAIL_ONLY), { ...offer(OFF), id: 3 }], true],
    ['one email toggle lags', [applicant(SMS_ONLY), offer(EMAIL_ONLY)], false],
    ['one SMS toggle lags', [applicant(ON), offer(ON)], false],
    ['one is missing', [applicant(ON)], false],
    ['none came', [], false],
  ])('is reached only when the state matches the request: %s [NTF-006]', (_case, configs, reached) => {
    expect(hasReached(configs, wanted)).toBe(reached);
  });
});

describe('waiting for it', () => {
  it('polls every second and gives up after 30 [NTF-006, PLT-059]', () => {
    expect(BULK_NOTIFICATION_POLL_MS).toBe(1000);
    expect(TURN_ALL_GIVE_UP_MS).toBe(30_000);
  });
});
