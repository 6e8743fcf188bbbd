import type { EmployeeChangeEntry } from '@onward/contract/employees/employee-information';
import { expect, test } from 'vitest';
import { changeDays } from './change-days.ts';

const at = (changed_at: string) => ({ changed_at }) as EmployeeChangeEntry;

test('changes are grouped by the day of the reader, newest first [EMP-014]', () => {
  const changes = [at('2026-11-10T15:12:00Z'), at('2026-11-10T04:30:00Z'), at('2026-11-09T20:15:00Z')];
  const counts = (zone: string) => changeDays(changes, zone).map(({ day, changes: made }) => [day, made.length]);
  expect(counts('UTC')).toEqual([
    ['2026-11-10', 2],
    ['2026-11-09', 1],
  ]);
  expect(counts('America/New_York')).toEqual([
    ['2026-11-10', 1],
    ['2026-11-09', 2],
  ]);
});
