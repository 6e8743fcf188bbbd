import { describe, expect, it } from 'vitest';
import { type ListShape, readListState, writeListState } from './list-address.ts';

const shape: ListShape<'name' | 'updated_at'> = {
  orderFields: ['name', 'updated_at'],
  defaultOrder: { field: 'name', direction: 'asc' },
};
const byName = { field: 'name', direction: 'asc' };

const read = (address: string) => readListState(new URLSearchParams(address), shape);
const write = (address: string, change: Parameters<typeof writeListState<'name' | 'updated_at'>>[2]) =>
  writeListState(new URLSearchParams(address), shape, change).toString();

describe('readListState', () => {
  it('reads search, order and page from the URL [PLT-057]', () => {
    expect(read('query=kitchen&order=updated_at+desc&page=3')).toEqual({
      query: 'kitchen',
      order: { field: 'updated_at', direction: 'desc' },
      page: 3,
      filters: {},
    });
  });

  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'order=salary+asc', 'order=name+sideways', 'order=name'])(
    'shows the first page in default order for %j [PLT-017, PLT-018]',
    (address) => {
      expect(read(address)).toEqual({ query: '', order: byName, page: 1, filters: {} });
    },
  );
});

describe('filters', () => {
  const filtered: ListShape<'name', 'brand_id' | 'state'> = {
    orderFields: ['name'],
    defaultOrder: { field: 'name', direction: 'asc' },
    filters: ['brand_id', 'state'],
  };

  it('are URL parameters, and only those that are set [PLT-057]', () => {
    expect(readListState(new URLSearchParams('brand_id=4&state=&other=1'), filtered).filters).toEqual({
      brand_id: '4',
    });
  });

  it('start again at the first page, and leave the URL when cleared [PLT-017]', () => {
    const address = new URLSearchParams('currentPanel=locations&brand_id=4&page=3');
    const wanted = (filters: object) => writeListState(address, filtered, { filters }).toString();
    expect(wanted({ brand_id: '4', state: 'GA' })).toBe('currentPanel=locations&brand_id=4&state=GA');
    expect(wanted({})).toBe('currentPanel=locations');
  });
});

describe('writeListState', () => {
  it('keeps other parameters and omits defaults [PLT-036]', () => {
    expect(write('currentPanel=departments&query=kit&page=2', { query: '' })).toBe('currentPanel=departments');
    expect(write('order=updated_at+desc', { order: { field: 'name', direction: 'asc' } })).toBe('');
  });

  it('changes the page and keeps search and order [PLT-017]', () => {
    expect(write('query=kit&order=updated_at+desc', { page: 2 })).toBe('query=kit&order=updated_at+desc&page=2');
  });

  it.each([{ query: 'bar' }, { order: { field: 'updated_at', direction: 'desc' } as const }])(
    'goes back to the first page with %o [PLT-017]',
    (change) => {
      expect(write('page=4', change)).not.toContain('page');
    },
  );
});
