// The two larger companies of the demo: names, locations and enabled modules.
import type { BrandColor } from '@onward/domain/company/brand-colors';
import { FUNCTION_MODULES, type FunctionModule } from '@onward/domain/company/modules';
import type { Permission } from '@onward/domain/staff/permissions';
import { type DemoPerson, HARBOR_PEOPLE, LARKFIELD_PEOPLE, LARKFIELD_ROLES } from './people.ts';

interface DemoLocation {
  name: string;
  brand: string;
  code: string;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** Key of the company's tax information; null while it is missing. */
  taxInfo?: string | null;
  customFieldValues?: Record<string, string>;
}

interface DemoTaxInfo {
  legalName: string;
  employerId: string;
  address: string;
  unit: string | null;
  city: string;
  state: string;
  postalCode: string;
}

interface DemoCustomField {
  target: 'location' | 'department';
  key: string;
  label: string;
  type: 'text' | 'date' | 'select';
  options: string[];
}

interface DemoBrand {
  name: string;
  nickname: string;
  industry: string;
  color?: BrandColor;
  groups: { name: string; locations: string[] }[];
}

export interface DemoCompany {
  name: string;
  digestKey: string;
  /** If omitted, everything is included. */
  tier?: 'lite';
  planType: string;
  paidLocations: number;
  modules: readonly FunctionModule[];
  growthFlags: string[];
  betas: string[];
  /** What its career pages say about it. */
  about?: string;
  brands: DemoBrand[];
  locations: DemoLocation[];
  taxInfos?: Record<string, DemoTaxInfo>;
  customFields?: DemoCustomField[];
  departments: { name: string; description: string | null }[];
  positions: { title: string; location: string; department: string; status: 'published' | 'pending' | 'closed' }[];
  /** In addition to the roles every company has. */
  roles: Record<string, readonly Permission[]>;
  people: DemoPerson[];
}

const place = (
  brand: string,
  code: string,
  name: string,
  address: string,
  city: string,
  postalCode: string,
  { state = 'GA', taxInfo = brand, ...more }: Partial<DemoLocation> = {},
): DemoLocation => ({
  name,
  brand,
  code,
  address,
  city,
  state,
  postalCode,
  taxInfo,
  ...more,
});

const taxInfo = (
  legalName: string,
  employerId: string,
  address: string,
  unit: string | null,
  postalCode: string,
): DemoTaxInfo => ({ legalName, employerId, address, unit, city: 'Atlanta', state: 'GA', postalCode });

export const LARKFIELD: DemoCompany = {
  name: 'Larkfield Group',
  digestKey: 'larkfieldgrp',
  planType: 'flexible',
  paidLocations: 15,
  modules: FUNCTION_MODULES.filter((module) => module !== 'ai_assistant'),
  growthFlags: ['homepage_redesign', 'language_switch'],
  betas: ['message_widget'],
  about:
    'Chicken, coffee, and care: three brands, one way to treat people. Steady hours, weekly pay, and room to grow.',
  brands: [
    {
      name: 'Cluckwell',
      nickname: 'cluckwell',
      industry: 'restaurant',
      color: 'red',
      groups: [{ name: 'Inside the perimeter', locations: ['Decatur', 'Buckhead', 'East Point'] }],
    },
    { name: 'Tidewater', nickname: 'tidewater', industry: 'restaurant', color: 'green', groups: [] },
    { name: 'Kindred Home Care', nickname: 'kindred', industry: 'home_care', color: 'violet', groups: [] },
  ],
  locations: [
    place('cluckwell', 'CW-014', 'Decatur', '412 Church St', 'Decatur', '30030', {
      customFieldValues: { sales_region: 'Atlanta East', opening_date: '2019-05-06' },
    }),
    place('cluckwell', 'CW-021', 'Marietta Square', '19 N Park Sq', 'Marietta', '30060'),
    place('cluckwell', 'CW-026', 'Buckhead', '3035 Peachtree Rd NE', 'Atlanta', '30305'),
    place('cluckwell', 'CW-030', 'Smyrna', '2860 Atlanta Rd SE', 'Smyrna', '30080'),
    place('cluckwell', 'CW-033', 'East Point', '2777 Main St', 'East Point', '30344'),
    place('tidewater', 'TW-002', 'Ponce City', '675 Ponce de Leon Ave NE', 'Atlanta', '30308'),
    place('tidewater', 'TW-004', 'Midtown', '1010 W Peachtree St', 'Atlanta', '30309', {
      customFieldValues: { sales_region: 'Atlanta West', opening_date: '2021-09-13' },
    }),
    place('tidewater', 'TW-007', 'Emory Village', '1593 N Decatur Rd', 'Atlanta', '30307', { taxInfo: null }),
    place('kindred', 'KH-101', 'Sandy Springs', '6100 Roswell Rd', 'Sandy Springs', '30328'),
    place('kindred', 'KH-104', 'Roswell', '1 Magnolia St', 'Roswell', '30075'),
    {
      name: 'Remote office',
      brand: 'kindred',
      code: 'KH-900',
      address: null,
      city: null,
      state: null,
      postalCode: null,
      taxInfo: 'kindred',
    },
  ],
  taxInfos: {
    cluckwell: taxInfo('Cluckwell Restaurants LLC', '581930447', '55 Trinity Ave SW', 'Suite 400', '30303'),
    tidewater: taxInfo(
      'Tidewater Coffee of Georgia LLC',
      '582214907',
      '1180 W Peachtree Street NW #210',
      null,
      '30309',
    ),
    kindred: taxInfo('Kindred Home Care Inc', '463017752', '6100 Roswell Rd', 'Floor 2', '30328'),
  },
  customFields: [
    {
      target: 'location',
      key: 'sales_region',
      label: 'Sales region',
      type: 'select',
      options: ['Atlanta East', 'Atlanta West', 'North Georgia'],
    },
    { target: 'location', key: 'opening_date', label: 'Opening date', type: 'date', options: [] },
    { target: 'department', key: 'cost_center', label: 'Cost center', type: 'text', options: [] },
  ],
  departments: [
    { name: 'Front of house', description: 'Guests, register, and dining room' },
    { name: 'Kitchen', description: 'Line, prep, and dish' },
    { name: 'Coffee bar', description: null },
    { name: 'Home care', description: 'Caregivers and nurses who visit clients' },
    { name: 'Delivery', description: null },
    { name: 'Office', description: 'Scheduling, payroll, and HR' },
  ],
  positions: [
    { title: 'Shift Leader', location: 'Decatur', department: 'Front of house', status: 'published' },
    { title: 'Team Member', location: 'Marietta Square', department: 'Front of house', status: 'published' },
    { title: 'Kitchen Lead', location: 'Buckhead', department: 'Kitchen', status: 'published' },
    { title: 'Barista', location: 'Ponce City', department: 'Coffee bar', status: 'published' },
    { title: 'Caregiver (CNA)', location: 'Sandy Springs', department: 'Home care', status: 'published' },
    { title: 'Night Caregiver', location: 'Roswell', department: 'Home care', status: 'pending' },
    { title: 'Delivery Driver', location: 'Decatur', department: 'Delivery', status: 'closed' },
    { title: 'Assistant Store Manager', location: 'Midtown', department: 'Front of house', status: 'closed' },
  ],
  roles: LARKFIELD_ROLES,
  people: LARKFIELD_PEOPLE,
};

export const HARBOR: DemoCompany = {
  name: 'Harbor & Pine Hotels',
  digestKey: 'harborpineht',
  planType: 'fixed_locations',
  paidLocations: 3,
  modules: ['scheduling', 'hiring_stages', 'onboarding'],
  growthFlags: ['homepage_redesign'],
  betas: [],
  brands: [{ name: 'Harbor & Pine', nickname: 'harbor-pine', industry: 'hospitality', groups: [] }],
  locations: [
    place('harbor-pine', 'HP-1', 'Pier 12', '1200 Alaskan Way', 'Seattle', '98101', { state: 'WA' }),
    place('harbor-pine', 'HP-2', 'Pine Street', '400 Pine St', 'Seattle', '98101', { state: 'WA' }),
  ],
  taxInfos: {
    'harbor-pine': {
      legalName: 'Harbor & Pine Hotels LLC',
      employerId: '911447203',
      address: '1200 Alaskan Way',
      unit: 'Suite 9',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98101',
    },
  },
  departments: [
    { name: 'Housekeeping', description: null },
    { name: 'Front desk', description: 'Day and night reception' },
  ],
  positions: [{ title: 'Night Auditor', location: 'Pier 12', department: 'Front desk', status: 'published' }],
  roles: {},
  people: HARBOR_PEOPLE,
};
