// The third company of the demo: small, on the lite tier, to show what the plan locks.
import type { DemoCompany } from './companies.ts';
import { PEBBLE_PEOPLE } from './people.ts';

export const PEBBLE: DemoCompany = {
  name: 'Pebble Café',
  digestKey: 'pebblecafe01',
  tier: 'lite',
  planType: 'fixed_locations',
  paidLocations: 2,
  modules: ['hiring_stages', 'onboarding'],
  growthFlags: ['homepage_redesign', 'language_switch'],
  betas: [],
  brands: [{ name: 'Pebble Café', nickname: 'pebble-cafe', industry: 'restaurant', groups: [] }],
  locations: [
    {
      name: 'Mill Street',
      brand: 'pebble-cafe',
      code: 'PC-1',
      address: '88 Mill St',
      city: 'Asheville',
      state: 'NC',
      postalCode: '28801',
    },
    {
      name: 'Riverside',
      brand: 'pebble-cafe',
      code: 'PC-2',
      address: '14 Riverside Dr',
      city: 'Asheville',
      state: 'NC',
      postalCode: '28801',
    },
  ],
  departments: [{ name: 'Counter', description: 'Coffee, register, and tables' }],
  positions: [{ title: 'Morning Barista', location: 'Mill Street', department: 'Counter', status: 'published' }],
  roles: {},
  people: PEBBLE_PEOPLE,
};
