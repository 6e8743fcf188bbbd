import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import { PLANNED } from '@onward/domain/analytics/panels';
import { expect, test } from 'vitest';
import { openEntry } from './shown-people.ts';

const counts = { completed: 3, no_show: 1, cancelled: 7, open: 20 };
const answer = {
  panel: 'interview_outcomes',
  series: Object.entries(counts).map(([key, count]) => ({ key, name: null, from: null, to: null, count })),
  totals: { count: 31 },
} as unknown as AnalyticsAnswer;

test('the interviews a location has planned open from its board, without the canceled ones [AHD-014, RPT-020]', () => {
  const open = openEntry(answer, { panel: 'interview_outcomes', key: PLANNED, part: 'all' });
  expect(open).toMatchObject({ count: 24, entry: { key: PLANNED } });
  expect(openEntry(answer, { panel: 'interview_outcomes', key: 'gone', part: 'all' })).toBeNull();
});
