import { describe, expect, test } from 'vitest';
import { pathOfView, sameView, viewIn, withView } from './view-address.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the view in an address', () => {
  test('is filters and order, not the panel or the page [AHD-003]', () => {
    expect(viewIn(address('currentPanel=locations&query=atl&brand_id=2&order=name+desc&page=3'))).toMatchObject({
      filters: { query: 'atl', brand_id: '2' },
      order: 'name desc',
    });
  });

  test('takes the place of the one shown and keeps the panel [AHD-003]', () => {
    const next = withView(address('currentPanel=locations&state=GA&page=2'), {
      filters: { query: 'x', currentPanel: 'staff' },
      order: null,
    });
    expect(next.toString()).toBe('currentPanel=locations&query=x');
  });

  test('is the same whatever the order of its words [AHD-003]', () => {
    const a = viewIn(address('query=x&state=GA'));
    expect(sameView(a, viewIn(address('state=GA&query=x&page=4')))).toBe(true);
    expect(sameView(a, viewIn(address('state=GA')))).toBe(false);
  });

  test('leads to its list [AHD-003]', () => {
    const state = { filters: { status: 'invited' }, order: null, columns: null, density: null };
    expect(pathOfView('staff', state)).toBe('/company?currentPanel=staff&status=invited');
  });
});
