import { describe, expect, test } from 'vitest';
import { type ListPlace, narrowingFilters, queryFilters } from './applicants.list.ts';

const everywhere: ListPlace = { screen: 'all_applicants', fixed: {} };
const inJob: ListPlace = { screen: 'position_applicants', fixed: { position_key: 'COOK' } };
const inactive: ListPlace = { screen: 'inactive_applicants', fixed: {} };

describe('The filters of a list of applicants', () => {
  test('count as chosen unless the screen itself sets them [APP-008, APP-010]', () => {
    const filters = { status: 'hired', stage_id: '4', is_new: 'true', applied_from: '2026-11-01' };
    expect(narrowingFilters(everywhere, filters)).toEqual(['status', 'stage_id', 'is_new', 'applied_from']);
    expect(narrowingFilters(inJob, filters)).toEqual(['is_new', 'applied_from']);
    expect(narrowingFilters(inactive, filters)).toEqual(['stage_id', 'is_new', 'applied_from']);
    expect(narrowingFilters(inJob, { position_key: 'OTHER' })).toEqual([]);
  });

  test('drop what the endpoint would refuse [APP-008]', () => {
    const filters = { stage_type: 'scheduling', applied_from: '2026-11-01', applied_to: 'yesterday', is_new: 'yes' };
    expect(queryFilters(everywhere, { query: '', filters })).toEqual({
      stage_type: 'scheduling',
      applied_from: '2026-11-01',
      screen: 'all_applicants',
    });
  });
});
