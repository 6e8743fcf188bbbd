import { describe, expect, test } from 'vitest';
import { PLAIN_VIEW, pathOfView, sameView, viewIn, withView } from './view-address.ts';

const address = (text: string) => new URLSearchParams(text);
const shown = (text: string) => viewIn(address(text), 'locations');

describe('the view in a URL', () => {
  test('is filters, order, columns and density, not the panel or the page [AHD-003]', () => {
    const all = 'currentPanel=locations&query=atl&brand_id=2&order=name+desc&page=3&columns=name+brand&density=compact';
    expect(shown(all)).toEqual({
      filters: { query: 'atl', brand_id: '2' },
      order: 'name desc',
      columns: ['name', 'brand'],
      density: 'compact',
    });
    expect(shown('currentPanel=locations&page=2&columns=')).not.toEqual(PLAIN_VIEW);
    expect(shown('currentPanel=locations&page=2')).toEqual(PLAIN_VIEW);
  });

  test('replaces the current one and keeps the panel [AHD-003]', () => {
    const next = withView(address('currentPanel=locations&state=GA&page=2&density=compact'), {
      filters: { query: 'x', currentPanel: 'staff', density: 'compact' },
      order: null,
      columns: ['name', 'employees'],
      density: null,
    });
    expect(next.toString()).toBe('currentPanel=locations&query=x&columns=name+employees');
  });

  test('is the same whatever the order of its parameters [AHD-003]', () => {
    const view = shown('query=x&state=GA');
    expect(sameView(view, shown('state=GA&query=x&page=4&density=comfortable'))).toBe(true);
    expect(sameView(view, { ...view, density: 'comfortable' })).toBe(true);
    for (const other of ['state=GA', 'query=x&state=GA&density=compact', 'query=x&state=GA&columns=name']) {
      expect(sameView(view, shown(other))).toBe(false);
    }
  });

  test('leads to its list [AHD-003]', () => {
    const state = { ...PLAIN_VIEW, filters: { status: 'invited' }, columns: ['person', 'status'] };
    expect(pathOfView('staff', state)).toBe('/company?currentPanel=staff&status=invited&columns=person+status');
    expect(pathOfView('job_postings', { ...PLAIN_VIEW, filters: { department_id: '-1' } })).toBe(
      '/job-postings?department_id=-1',
    );
  });
});
