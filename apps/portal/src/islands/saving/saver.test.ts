import { describe, expect, it } from 'vitest';
import { until } from '../../../../../testing/until.ts';
import { Saver, type SaveState } from './saver.ts';

function saverThat(save: (value: string) => Promise<void>) {
  const states: SaveState[] = [];
  const refusals: unknown[] = [];
  const saver = new Saver<string>({
    save,
    onState: (state) => states.push(state),
    isRefused: (error) => error === 'no',
    onRefused: (error) => refusals.push(error),
    delayMs: 5,
    retryMs: 5,
  });
  return { saver, states, refusals };
}

describe('Saving entries', () => {
  it('saves the last of several changes once [AHD-008]', async () => {
    const saved: string[] = [];
    const { saver, states } = saverThat(async (value) => void saved.push(value));
    for (const value of ['A', 'Am', 'Amara']) saver.give(value);
    await until('the save', async () => states.includes('saved'));
    expect([saved, states]).toEqual([['Amara'], ['saving', 'saved']]);
  });

  it('does not wait on flush, and saves changes made in the meantime [AHD-008]', async () => {
    const saved: string[] = [];
    const { saver } = saverThat(async (value) => {
      if (saved.length === 0) saver.give('second');
      saved.push(value);
    });
    saver.give('first');
    await saver.flush();
    expect(saved).toEqual(['first', 'second']);
  });

  it('retries while offline, and reports it [AHD-008]', async () => {
    let failures = 2;
    const { saver, states } = saverThat(async () => {
      if (failures-- > 0) throw new Error('offline');
    });
    saver.give('Amara');
    await until('the save', async () => states.includes('saved'));
    expect(states).toEqual(['saving', 'offline', 'saving', 'offline', 'saving', 'saved']);
  });

  it('gives up when the server rejects the save [AHD-008]', async () => {
    const { saver, states, refusals } = saverThat(() => Promise.reject('no'));
    saver.give('Amara');
    await saver.flush();
    expect([states, refusals]).toEqual([['saving', 'idle'], ['no']]);
  });
});
