import type { ConfigState } from '@onward/domain/notifications/turn-all';
import { describe, expect, it } from 'vitest';
import { waitUntilReached } from './wait-until-reached.ts';

const on = { id: 1, settings: { email: true, sms: true } };
const config = (email: boolean, sms: boolean): ConfigState => ({
  id: 1,
  notification_type: 'new_applicant',
  settings: { email, sms },
});

const wait = async (answers: ConfigState[]) => {
  const pauses: number[] = [];
  const reached = await waitUntilReached({
    wanted: [on],
    read: async () => [answers.shift() ?? config(false, false)],
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return { reached, pauses };
};

describe('waitUntilReached', () => {
  it('polls every second until the settings match [NTF-006]', async () => {
    expect(await wait([config(false, false), config(true, false), config(true, true)])).toEqual({
      reached: true,
      pauses: [1000, 1000, 1000],
    });
  });

  it('gives up after thirty seconds [NTF-006]', async () => {
    const { reached, pauses } = await wait([]);
    expect(reached).toBe(false);
    expect(pauses).toHaveLength(30);
  });

  it('rejects with the error when polling fails', async () => {
    const failing = waitUntilReached({
      wanted: [on],
      read: () => Promise.reject(new Error('offline')),
      pause: () => Promise.resolve(),
    });
    await expect(failing).rejects.toThrow('offline');
  });
});
