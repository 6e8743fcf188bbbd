import { describe, expect, it } from 'vitest';
import { allRead, type BellAnswer } from './all-read.ts';

const notification = (id: number, read_at: string | null): BellAnswer['notifications'][number] => ({
  id,
  notification_type: 'new_applicant',
  title: 'Amara Okafor applied',
  body: '',
  link: null,
  read_at,
  created_at: '2026-11-19T08:00:00.000Z',
});

describe('allRead', () => {
  it('marks unread notifications and keeps earlier read times [NTF-018]', () => {
    const bell = {
      notifications: [notification(2, null), notification(1, '2026-11-19T09:00:00.000Z')],
      unread_count: 1,
      current_page: 1,
      total_pages: 1,
      total_count: 2,
    };
    const read = allRead(bell, new Date('2026-11-20T12:00:00Z'));
    expect(read.unread_count).toBe(0);
    expect(read.notifications.map(({ read_at }) => read_at)).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-19T09:00:00.000Z',
    ]);
  });
});
