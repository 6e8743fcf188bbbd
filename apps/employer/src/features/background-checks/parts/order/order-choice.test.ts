import { describe, expect, it } from 'vitest';
import { chosenPackage, locationChoices, sharedLocation, waysTo } from './order-choice.ts';

const offered = (slug: string, available_for = 1) => ({
  slug,
  name: slug,
  price: 2999,
  turnaround: { min_days: 1, max_days: 3 },
  screenings: [],
  available_for,
});
const person = (location_id: number) => ({
  application_id: location_id,
  name: 'Amara Okafor',
  location_id,
  location_name: `Location ${location_id}`,
  refusal: null,
  channels: ['email' as const, 'sms' as const],
});

describe('what the order dialog suggests', () => {
  it('keeps the chosen package while it is offered, and falls back to the usual one [CHK-005]', () => {
    const options = { packages: [offered('basic'), offered('standard')], usual_package: 'standard' };
    expect(chosenPackage(options, null)?.slug).toBe('standard');
    expect(chosenPackage(options, 'basic')?.slug).toBe('basic');
    expect(chosenPackage(options, 'driver')?.slug).toBe('standard');
    expect(chosenPackage({ ...options, usual_package: null }, null)?.slug).toBe('basic');
    expect(chosenPackage({ packages: [offered('basic', 0)], usual_package: null }, 'basic')).toBeNull();
  });

  it.each([
    [[['email', 'sms']], 'both'],
    [[['email']], 'email'],
    [[['sms']], 'sms'],
    [[['email'], ['email', 'sms']], 'either'],
  ] as const)('promises an invitation to people reached by %j: %s [CHK-004, APP-030]', (reached, ways) => {
    expect(waysTo(reached.map((channels) => ({ channels: [...channels] })))).toBe(ways);
  });

  it('knows one location only when all would work there [CHK-005]', () => {
    expect(sharedLocation([person(1), person(1)])).toEqual({ id: 1, name: 'Location 1' });
    expect(sharedLocation([person(1), person(2)])).toBeNull();
    expect(sharedLocation([])).toBeNull();
  });

  it('offers the location of the job even where nothing can be ordered [CHK-005]', () => {
    const decatur = { id: 1, name: 'Decatur', place: 'Decatur, GA' };
    expect(locationChoices([decatur], { id: 1, name: 'Decatur' })).toEqual([{ value: 1, label: 'Decatur, GA' }]);
    const mall = { id: 3, name: 'North mall', place: 'Decatur, GA' };
    expect(locationChoices([mall], { id: 3, name: 'North mall' })).toEqual([
      { value: 3, label: 'North mall, Decatur, GA' },
    ]);
    expect(locationChoices([decatur], { id: 2, name: 'Macon' })).toEqual([
      { value: 2, label: 'Macon' },
      { value: 1, label: 'Decatur, GA' },
    ]);
  });
});
