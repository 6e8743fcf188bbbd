import { expect, test } from 'vitest';
import { EMPTY_ENTRY, maskedEin, ownPaths, stepOfPath, valueAt, withValue } from './entry-paths.ts';

const SITE = { state: 'GA', count: 1, location_ids: [4] };

test('a value is changed by its path without touching the rest [EVF-002]', () => {
  const entry = { ...EMPTY_ENTRY, hiring_sites: [SITE, { ...SITE, state: 'AL' }] };
  const changed = withValue(withValue(entry, 'physical_address.city', 'Atlanta'), 'hiring_sites.1.count', 7);
  expect(valueAt(changed, 'physical_address.city')).toBe('Atlanta');
  expect(changed.hiring_sites).toEqual([SITE, { ...SITE, state: 'AL', count: 7 }]);
  expect(entry.hiring_sites[1]?.count).toBe(1);
  expect(changed.mailing_address).toBe(EMPTY_ENTRY.mailing_address);
});

test.each([
  ['mailing_address.postal_code', 'company_info'],
  ['verifying_employee_type', 'employer_category'],
  ['hiring_sites.2.location_ids', 'hiring_sites'],
  ['signatory.email', 'contacts'],
])('%s is asked in the step %s [EVF-002]', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test('the employer ID number gets its dash while it is typed and nothing but nine digits [EVF-003]', () => {
  expect(['5', '58', '582', '58-2214907', '58 22149071'].map(maskedEin)).toEqual([
    '5',
    '58',
    '58-2',
    '58-2214907',
    '58-2214907',
  ]);
});

test('problems of the server belong to the fields of the wizard [EVF-008]', () => {
  expect(ownPaths({ 'formi9_compliance_company.main_contact.email': 'Wrong', employer_id_number: 'Twice' })).toEqual({
    'main_contact.email': 'Wrong',
    employer_id_number: 'Twice',
  });
});
