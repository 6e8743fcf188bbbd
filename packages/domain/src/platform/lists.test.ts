import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderParameter, parseOrder, sortDirection, totalPages } from './lists.ts';

const FIELDS = ['name', 'hired_date', 'created_at'] as const;

describe('sorting', () => {
  it.each([
    ['ascend', 'asc'],
    ['descend', 'desc'],
    ['asc', 'desc'],
    ['Ascend', 'desc'],
    ['', 'desc'],
    [null, 'desc'],
    [undefined, 'desc'],
  ])('turns the table order %j into %s [PLT-018]', (tableOrder, direction) => {
    expect(sortDirection(tableOrder)).toBe(direction);
  });

  it('writes the order as field and direction [PLT-018]', () => {
    expect(orderParameter({ field: 'hired_date', direction: 'desc' })).toBe('hired_date desc');
  });

  it('parses every order it writes [PLT-018]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.constantFrom('asc' as const, 'desc' as const), (field, direction) => {
        expect(parseOrder(orderParameter({ field, direction }), FIELDS)).toEqual({ field, direction });
      }),
    );
  });

  it.each([
    '',
    'name',
    'name ascend',
    'name ASC',
    'asc',
    'salary asc',
    'Name asc',
    'name asc, id desc',
    'name asc id',
    'name;drop asc',
    'toString asc',
  ])('rejects the order %j [PLT-018]', (order) => {
    expect(parseOrder(order, FIELDS)).toBeNull();
  });
});

describe('paging', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [9, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [10000, 10000, 1],
    [10001, 10000, 2],
    [3, 1, 3],
  ])('needs for %i rows with %i per page %i pages [PLT-017]', (count, pageSize, pages) => {
    expect(totalPages(count, pageSize)).toBe(pages);
  });
});
