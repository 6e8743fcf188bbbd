import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Location } from '@onward/contract/locations/locations';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryProblems, foundEntries, taxInfoName, theirEntries, toInput } from './locations.form.ts';

const region: CustomField = {
  id: 1,
  target: 'location',
  key: 'region',
  label: 'Region',
  field_type: 'select',
  options: ['East'],
  required: true,
};

const emory = {
  name: 'Emory Village',
  brand_id: 2,
  identify_code: 'TW-007',
  is_remote: false,
  country: 'US',
  address_line_1: '1593 N Decatur Rd',
  address_line_2: null,
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30307',
  employer_tax_info: {
    id: 9,
    legal_name: 'Tidewater Coffee of Georgia LLC',
    employer_id_number: '582214907',
    address_line_1: '1180 W Peachtree Street NW #210',
    address_line_2: null,
    city: 'Atlanta',
    state: 'GA',
    postal_code: '30309',
    country: 'US',
  },
  custom_field_values: { region: 'East' },
} as unknown as Location;

describe('the entries of a location', () => {
  it('show the employer id with its dash and have no problems [CMP-011, CMP-015]', () => {
    const entries = entriesOf(emory, [region]);
    expect(entries[taxInfoName('employer_id_number')]).toBe('58-2214907');
    expect(entryProblems(entries, [region])).toEqual({});
  });

  it("report every invalid field with the server's field name [CMP-011, CMP-015, CMP-017]", () => {
    const entries = { ...entriesOf(emory, [region]), city: ' ', state: 'Georga', 'custom_field_values.region': '' };
    entries[taxInfoName('address_line_2')] = 'Building B, Rear';
    expect(entryProblems(entries, [region])).toEqual({
      city: { problem: 'required' },
      state: { problem: 'state_unknown' },
      'employer_tax_info_attributes.address_line_2': { problem: 'too_long', count: 15 },
      'custom_field_values.region': { problem: 'required' },
    });
  });

  it('require no tax information while it is empty [CMP-015]', () => {
    const entries = entriesOf({ ...emory, employer_tax_info: null }, []);
    expect(entryProblems(entries, [])).toEqual({});
    expect(toInput(entries, []).employer_tax_info_attributes).toBeNull();
  });

  it('of a remote place need no address and send no country [CMP-011]', () => {
    const remote = { ...entriesOf(null, []), name: 'Remote', brand_id: 2, is_remote: true };
    expect(entryProblems(remote, [])).toEqual({});
    expect(toInput(remote, [])).toMatchObject({ is_remote: true, country: null });
  });

  it('apply what someone else saved [AHD-021]', () => {
    const conflict = {
      version: 4,
      fields: {
        name: { theirs: 'Emory', yours: 'Emory Village' },
        identify_code: { theirs: null, yours: 'TW-007' },
        [taxInfoName('employer_id_number')]: { theirs: '582214908', yours: '582214907' },
        'custom_field_values.region': { theirs: 'East', yours: null },
      },
    };
    expect(theirEntries(conflict, [region])).toEqual({
      name: 'Emory',
      identify_code: '',
      'employer_tax_info_attributes.employer_id_number': '58-2214908',
      'custom_field_values.region': 'East',
    });
  });

  it('are filled in by a found address, and what was filled in is sent [CMP-018]', () => {
    const found = {
      google_place_id: 'place-1',
      full_address: '412 Church St, Decatur, GA 30030',
      address_line_1: '412 Church St',
      city: 'Decatur',
      state: 'Georgia',
      postal_code: '30030',
      country: 'US',
      latitude: 33.7769,
      longitude: -84.2957,
    };
    const entries = { ...entriesOf(null, []), name: 'Decatur', brand_id: 2, ...foundEntries(found) };
    expect(entryProblems(entries, [])).toEqual({});
    expect(toInput(entries, [])).toMatchObject({
      address_line_1: '412 Church St',
      city: 'Decatur',
      state: 'GA',
      postal_code: '30030',
      country: 'US',
      latitude: 33.7769,
      longitude: -84.2957,
      google_place_id: 'place-1',
    });
  });

  it('name a coordinate that is none, and send null for an empty one [CMP-018]', () => {
    const entries = { ...entriesOf(emory, [region]), latitude: '95', longitude: 'west' };
    expect(entryProblems(entries, [region])).toEqual({
      latitude: { problem: 'latitude_invalid' },
      longitude: { problem: 'longitude_invalid' },
    });
    expect(toInput({ ...entries, latitude: '', longitude: '' }, [region])).toMatchObject({
      latitude: null,
      longitude: null,
      google_place_id: null,
    });
  });
});
