import { describe, expect, it } from 'vitest';
import { CABLE_CHANNELS, CABLE_PATH, CABLE_PROTOCOL, isCableChannel } from './cable.ts';

describe('the cable', () => {
  it('speaks the ActionCable protocol at its path [NTF-020, NTF-021]', () => {
    expect([CABLE_PATH, CABLE_PROTOCOL]).toEqual(['/cable', 'actioncable-v1-json']);
  });

  it.each([
    ['messages', ['message_created', 'message_updated', 'conversation_read', 'conversation_presence_changed']],
    ['applications', ['application_updated', 'application_presence_changed', 'bulk_action_updated', 'meeting_changed']],
    ['onboarding', ['process_updated']],
    ['notifications', ['notification_created', 'pop_up_created']],
  ] as const)('carries on %s the events %j [NTF-022]', (channel, events) => {
    expect(CABLE_CHANNELS[channel]).toEqual(events);
  });

  it('tells a company when its settings change [NTF-022]', () => {
    expect(CABLE_CHANNELS.company).toContain('settings_changed');
  });

  it('has five channels and knows them from other words [NTF-022]', () => {
    const channels = ['messages', 'applications', 'onboarding', 'notifications', 'company'];
    expect(Object.keys(CABLE_CHANNELS).toSorted()).toEqual(channels.toSorted());
    for (const name of channels) expect(isCableChannel(name)).toBe(true);
    for (const name of ['', 'Messages', 'toString', 'constructor', '__proto__', null, undefined, 1, ['messages']]) {
      expect(isCableChannel(name)).toBe(false);
    }
  });

  it('never uses one event name on two channels [NTF-022]', () => {
    const events = Object.values(CABLE_CHANNELS).flat();
    expect(events).toHaveLength(new Set(events).size);
  });
});
