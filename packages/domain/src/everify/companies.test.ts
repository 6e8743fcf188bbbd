import { describe, expect, it } from 'vitest';
import {
  coveredLocations,
  EVERIFY_COMPANY_EVENTS,
  EVERIFY_COMPANY_STATUSES,
  type EverifyCompanyEntry,
  type EverifyCompanyStatus,
  entryProblems,
  moveEverifyCompany,
  stepProblems,
  takenLocations,
  verifyingTypes,
} from './companies.ts';

const ADDRESS = {
  address_line_1: '1180 W Peachtree St NW',
  address_line_2: 'Suite 2100',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30309',
  country: 'US',
};
const RENEE = {
  name: 'Renee Castellano',
  title: 'HR Director',
  phone: '(404) 555-0177',
  email: 'renee@larkfield.test',
};
const EMPTY = { name: '', title: '', phone: '', email: '' };

const COMPLETE: EverifyCompanyEntry = {
  company_name: 'Larkfield Group LLC',
  dba_name: '',
  employer_id_number: '58-2214907',
  number_of_employees: '100_499',
  has_naics_code: true,
  naics_code: '722',
  physical_address: ADDRESS,
  physical_address_as_mailing_address: true,
  mailing_address: { ...ADDRESS, address_line_1: '', city: '', state: '', postal_code: '' },
  employer_category: 'none',
  business_best_describe: 'multiple_locations',
  verifying_employee_type: 'all_new_hires',
  hiring_sites: [{ state: 'GA', count: 3, location_ids: [1, 2] }],
  main_contact: RENEE,
  main_contact_as_signatory: true,
  signatory: EMPTY,
};

const stateOf = (id: number): string | null => ({ 1: 'GA', 2: 'GA', 3: 'TN' })[id] ?? null;
const problems = (changed: Partial<EverifyCompanyEntry>) => entryProblems({ ...COMPLETE, ...changed }, stateOf);

describe('An E-Verify account', () => {
  /** The state after each event, in the order of the events; a dash is a refusal. */
  const TABLE: Record<EverifyCompanyStatus, string> = {
    draft: 'draft pending_review - - - deleted',
    pending_review: '- - active draft - deleted',
    active: '- - - - active deleted',
  };

  it.each(
    EVERIFY_COMPANY_STATUSES.flatMap((status) =>
      EVERIFY_COMPANY_EVENTS.map((event, at) => [status, event, TABLE[status].split(' ')[at]] as const),
    ),
  )('that is %s and meets %s becomes %s [EVF-009]', (status, event, next) => {
    expect(moveEverifyCompany(status, event)).toEqual(
      next === '-' ? { allowed: false, reason: status } : { allowed: true, status: next },
    );
  });

  it('is not deleted while cases are open [EVF-009]', () => {
    expect(moveEverifyCompany('active', 'delete', { openCases: 1 })).toEqual({ allowed: false, reason: 'open_cases' });
  });

  it('is complete [EVF-003, EVF-004, EVF-005, EVF-006]', () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    [{ company_name: ' ' }, { company_name: 'required' }],
    [{ company_name: 'x'.repeat(121) }, { company_name: 'too_long' }],
    [{ dba_name: 'x'.repeat(121) }, { dba_name: 'too_long' }],
    [{ employer_id_number: '58-22149' }, { employer_id_number: 'employer_id_invalid' }],
    [{ employer_id_number: '582214907' }, {}],
    [{ number_of_employees: null }, { number_of_employees: 'required' }],
    [{ naics_code: '999' }, { naics_code: 'naics_unknown' }],
    [{ has_naics_code: false, naics_code: '' }, {}],
    [{ physical_address: { ...ADDRESS, state: 'ZZ' } }, { 'physical_address.state': 'state_unknown' }],
    [
      { physical_address: { ...ADDRESS, postal_code: '3030' } },
      { 'physical_address.postal_code': 'postal_code_invalid' },
    ],
    [
      { physical_address: { ...ADDRESS, address_line_1: 'x'.repeat(36), address_line_2: 'x'.repeat(16) } },
      { 'physical_address.address_line_1': 'too_long', 'physical_address.address_line_2': 'too_long' },
    ],
  ] as const)('with company info %j has the problems %j [EVF-003]', (changed, found) => {
    expect(problems(changed)).toEqual(found);
  });

  it('asks for a mailing address only when it differs [EVF-003]', () => {
    expect(Object.keys(problems({ physical_address_as_mailing_address: false }))).toEqual([
      'mailing_address.address_line_1',
      'mailing_address.city',
      'mailing_address.state',
      'mailing_address.postal_code',
    ]);
  });

  it('lets only federal contractors verify more than new hires [EVF-004]', () => {
    expect(verifyingTypes('none')).toEqual(['all_new_hires']);
    expect(verifyingTypes('federal_contractor')).toHaveLength(3);
    const wanted = { verifying_employee_type: 'entire_workforce' } as const;
    expect(problems(wanted)).toEqual({ verifying_employee_type: 'not_an_option' });
    expect(problems({ ...wanted, employer_category: 'federal_contractor' })).toEqual({});
    expect(problems({ employer_category: null, business_best_describe: null, verifying_employee_type: null })).toEqual({
      employer_category: 'required',
      business_best_describe: 'required',
      verifying_employee_type: 'required',
    });
  });

  it.each([
    [[], { hiring_sites: 'required' }],
    [[{ state: 'GA', count: 0, location_ids: [] }], { 'hiring_sites.0.count': 'site_count' }],
    [[{ state: 'GA', count: 1, location_ids: [1, 2] }], { 'hiring_sites.0.count': 'site_count' }],
    [[{ state: '', count: 1, location_ids: [] }], { 'hiring_sites.0.state': 'required' }],
    [[{ state: 'GA', count: 1, location_ids: [3] }], { 'hiring_sites.0.location_ids': 'location_elsewhere' }],
    [
      [
        { state: 'GA', count: 1, location_ids: [1] },
        { state: 'GA', count: 1, location_ids: [1] },
      ],
      { 'hiring_sites.1.state': 'state_twice', 'hiring_sites.1.location_ids': 'location_twice' },
    ],
  ])('with the hiring sites %j has the problems %j [EVF-005]', (hiring_sites, found) => {
    expect(problems({ hiring_sites })).toEqual(found);
  });

  it('asks for the signatory only when it is somebody else [EVF-006]', () => {
    expect(problems({ main_contact: { ...RENEE, phone: 'none', email: 'renee' } })).toEqual({
      'main_contact.phone': 'phone_invalid',
      'main_contact.email': 'email_invalid',
    });
    expect(Object.keys(problems({ main_contact_as_signatory: false }))).toHaveLength(4);
    expect(problems({ main_contact_as_signatory: false, signatory: RENEE })).toEqual({
      'signatory.email': 'email_twice',
    });
  });

  it('checks each step by itself [EVF-002]', () => {
    const wrong = { ...COMPLETE, company_name: '', hiring_sites: [] };
    expect(stepProblems('company_info', wrong, stateOf)).toEqual({ company_name: 'required' });
    expect(stepProblems('employer_category', wrong, stateOf)).toEqual({});
    expect(stepProblems('preview', wrong, stateOf)).toEqual({});
  });

  it('takes no location of another account [EVF-005, EVF-012]', () => {
    const sites = [...COMPLETE.hiring_sites, { state: 'TN', count: 1, location_ids: [3] }];
    expect(takenLocations(sites, new Set([3, 4]))).toEqual({ 'hiring_sites.1.location_ids': 'location_taken' });
  });

  it('covers the locations of its sites [EVF-012]', () => {
    expect(coveredLocations([...COMPLETE.hiring_sites, { state: 'TN', count: 1, location_ids: [3, 2] }])).toEqual([
      1, 2, 3,
    ]);
  });
});
