import type { TodayMeeting } from '@onward/contract/home/home';
import { describe, expect, it } from 'vitest';
import { placeOnDay } from './place-on-day.ts';

const ZONE = 'America/New_York';
const now = new Date('2026-11-17T15:00:00Z');
const meeting = (id: number, starts_at: string, minutes = 30): TodayMeeting => ({
  id,
  application_id: id,
  name: `Person ${id}`,
  meeting_type: 'phone_call',
  status: 'confirmed',
  is_proposed: false,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
});

describe('The hours of a day', () => {
  it('run from eight to six where nothing lies outside [CMP-060]', () => {
    const { hours, nowAt } = placeOnDay([meeting(1, '2026-11-17T14:00:00Z')], ZONE, now);
    expect(hours).toHaveLength(10);
    expect(hours[0]?.moment.toISOString()).toBe('2026-11-17T13:00:00.000Z');
    // The last hour has no label, because it would be cut off.
    expect(hours.at(-1)?.at).toBe(90);
    expect(nowAt).toBe(20);
  });

  it('grow with an early or a late meeting [CMP-060]', () => {
    const { hours } = placeOnDay(
      [meeting(1, '2026-11-17T11:30:00Z'), meeting(2, '2026-11-18T00:00:00Z', 45)],
      ZONE,
      now,
    );
    expect(hours[0]?.moment.toISOString()).toBe('2026-11-17T11:00:00.000Z');
    expect(hours.at(-1)?.moment.toISOString()).toBe('2026-11-18T00:00:00.000Z');
  });

  it('are named every second time where the whole day is shown [CMP-060]', () => {
    const { hours } = placeOnDay([meeting(1, '2026-11-17T05:00:00Z'), meeting(2, '2026-11-18T04:00:00Z')], ZONE, now);
    expect(hours).toHaveLength(12);
    expect(hours[1]?.moment.toISOString()).toBe('2026-11-17T07:00:00.000Z');
  });

  it('are full ones where clocks are half an hour off [CMP-060]', () => {
    const { hours } = placeOnDay(
      [meeting(1, '2026-11-17T01:45:00Z')],
      'Asia/Kolkata',
      new Date('2026-11-17T06:00:00Z'),
    );
    expect(hours[0]?.moment.toISOString()).toBe('2026-11-17T01:30:00.000Z');
  });

  it('put meetings that would cover each other into lanes [CMP-060]', () => {
    const { rows, lanes } = placeOnDay(
      [
        meeting(1, '2026-11-17T14:00:00Z'),
        meeting(2, '2026-11-17T14:30:00Z'),
        meeting(3, '2026-11-17T18:00:00Z'),
        meeting(4, '2026-11-17T22:45:00Z'),
      ],
      ZONE,
      now,
    );
    expect(rows.map(({ lane }) => lane)).toEqual([0, 1, 0, 0]);
    expect(lanes).toBe(2);
    for (const { at } of rows) expect(at).toBeLessThanOrEqual(79);
  });
});
