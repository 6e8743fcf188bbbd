import { expect, test } from 'vitest';
import { findPlaces } from './brand-link.ts';

const known = {
  brands: [{ id: 3, name: 'Cluckwell', friendly_id: 'cluckwell' }],
  locations: [
    { id: 7, name: 'Decatur, GA' },
    { id: 8, name: 'Midtown' },
  ],
  positions: [
    { digest_key: 'k1', title: 'Line cook', brand_id: 3, location_id: 8 },
    { digest_key: 'k2', title: 'Line Cook', brand_id: 3, location_id: 7 },
  ],
};

test.each([
  ['all', 'all', undefined, undefined, []],
  ['cluckwell', 'all', '3', undefined, ['Cluckwell']],
  ['cluckwell', 'decatur-ga', '3', '7', ['Cluckwell', 'Decatur, GA']],
  ['all', '8', undefined, '8', ['Midtown']],
  ['nobody', 'nowhere', '0', '0', []],
])('the link %s/%s means brand %s and location %s [PLT-035]', (brand, location, brandIds, locationIds, names) => {
  const found = findPlaces({ brand, location, position: 'all' }, known);
  expect([found.brandIds, found.locationIds, found.names]).toEqual([brandIds, locationIds, names]);
});

test.each([
  ['all', 'line-cook', 'k1'],
  ['decatur-ga', 'line-cook', 'k2'],
  ['all', 'astronaut', '0'],
])('the title in %s/%s means the job %s [PLT-035]', (location, position, key) => {
  expect(findPlaces({ brand: 'cluckwell', location, position }, known).positionKey).toBe(key);
});
