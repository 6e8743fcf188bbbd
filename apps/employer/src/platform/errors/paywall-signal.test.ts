import { expect, test } from 'vitest';
import { locationCreateKind } from './paywall-signal.ts';

test.each([
  ['createLocation', 'single'],
  ['createLocations', 'bulk'],
  ['confirmImport', 'bulk'],
  ['updateLocation', null],
] as const)('going beyond the plan with %s is answered as %s [PLT-010]', (endpoint, kind) => {
  expect(locationCreateKind(endpoint)).toBe(kind);
});
