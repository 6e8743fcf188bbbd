import { expect, test } from 'vitest';
import { analyticsAddress, readAddress } from './analytics.address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('days and places are in the URL, and malformed ones find nobody instead of everybody [RPT-020, PLT-057]', () => {
  expect(read('from=2026-08-17&to=2026-11-08&brand=2&location_id=abc&department_id=4,5&position_key=k1')).toEqual({
    filters: {
      from: '2026-08-17',
      to: '2026-11-08',
      brand: '2',
      location_id: '0',
      department_id: '4,5',
      position_key: 'k1',
    },
    people: null,
  });
  expect(read('from=2026-02-30&people=nothing&key=1')).toEqual({ filters: {}, people: null });
});

test('the people behind a number are part of the address, also of those without a source [RPT-022]', () => {
  const filters = { from: '2026-08-17', to: '2026-11-08' };
  const people = { panel: 'funnel', key: '12', part: 'stopped' } as const;
  const link = analyticsAddress(filters, people);
  expect(readAddress(new URLSearchParams(link.split('?')[1]))).toEqual({ filters, people });
  const unknown = analyticsAddress({}, { panel: 'sources', key: '' });
  expect(read(unknown.split('?')[1] ?? '').people).toEqual({ panel: 'sources', key: '', part: 'all' });
  expect(analyticsAddress({})).toBe('/analytics');
});
