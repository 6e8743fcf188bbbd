// The people to sign in as in the demo, and their roles.
import type { Permission } from '@onward/domain/staff/permissions';

export const DEMO_PASSWORD = 'Onward-demo-1';

export interface DemoPerson {
  email: string;
  name: string;
  phone: string | null;
  role: string;
  wizardStep: 'notification' | 'complete';
  /** Names of the locations they are limited to; empty means all. */
  locations: string[];
  sso?: boolean;
  mustResetPassword?: boolean;
  invited?: boolean;
  inactive?: boolean;
  /** Why to sign in as them; null for people who are only listed. */
  note: string | null;
}

/** Custom roles of the demo's first company. */
export const LARKFIELD_ROLES: Record<string, readonly Permission[]> = {
  'Hiring coordinator': [
    'create_position',
    'update_position',
    'publish_position',
    'edit_applicant',
    'edit_note',
    'edit_feedback',
    'edit_message',
    'edit_all_calendars',
    'view_analytics',
    'customize_notifications',
  ],
  'Payroll clerk': ['view_employee', 'edit_employee', 'view_sensitive_pii', 'customize_notifications'],
};

const colleague = (email: string, name: string, role: string, locations: string[] = []): DemoPerson => ({
  email: `${email}@larkfield.test`,
  name,
  phone: null,
  role,
  wizardStep: 'complete',
  locations,
  note: null,
});

export const LARKFIELD_PEOPLE: DemoPerson[] = [
  {
    email: 'super.admin@larkfield.test',
    name: 'Renee Castellano',
    phone: '4045550172',
    role: 'super_admin',
    wizardStep: 'complete',
    locations: [],
    note: 'super admin',
  },
  {
    email: 'general.manager@larkfield.test',
    name: 'Grace Kim',
    phone: '4045550133',
    role: 'general_manager',
    wizardStep: 'complete',
    locations: [],
    note: 'general manager',
  },
  {
    email: 'hr.admin@larkfield.test',
    name: 'Tobias Lindgren',
    phone: '4045550119',
    role: 'HR Admin',
    wizardStep: 'complete',
    locations: [],
    note: 'HR Admin',
  },
  {
    email: 'manager@larkfield.test',
    name: 'Darnell Whitaker',
    phone: null,
    role: 'Manager',
    wizardStep: 'complete',
    locations: ['Decatur'],
    note: 'Manager of one location',
  },
  {
    email: 'new.manager@larkfield.test',
    name: 'Nora Whelan',
    phone: '4045550144',
    role: 'Manager',
    wizardStep: 'notification',
    locations: ['Decatur', 'Buckhead'],
    note: 'new, sees the setup wizard',
  },
  {
    email: 'sso.user@larkfield.test',
    name: 'Imani Brooks',
    phone: null,
    role: 'Manager',
    wizardStep: 'complete',
    locations: [],
    sso: true,
    note: 'signs in with ADP',
  },
  {
    email: 'two.companies@larkfield.test',
    name: 'Marcus Bell',
    phone: '4045550158',
    role: 'HR Admin',
    wizardStep: 'complete',
    locations: [],
    note: 'works in both companies',
  },
  {
    email: 'reset.me@larkfield.test',
    name: 'Paula Ferreira',
    phone: null,
    role: 'Manager',
    wizardStep: 'complete',
    locations: [],
    mustResetPassword: true,
    note: 'must change the password',
  },
  {
    email: 'invited@larkfield.test',
    name: 'Owen Achter',
    phone: null,
    role: 'Manager',
    wizardStep: 'notification',
    locations: [],
    invited: true,
    note: 'invited, not yet accepted',
  },
  {
    ...colleague('hr.atlanta', 'Simone Archer', 'HR Admin', ['Ponce City', 'Midtown']),
    note: 'HR Admin of two locations',
  },
  colleague('dana.whitfield', 'Dana Whitfield', 'general_manager', [
    'Decatur',
    'Marietta Square',
    'Buckhead',
    'Smyrna',
    'East Point',
  ]),
  colleague('theo.marsh', 'Theo Marsh', 'Hiring coordinator', ['Decatur']),
  colleague('lena.ortega', 'Lena Ortega', 'Hiring coordinator', ['Ponce City', 'Midtown', 'Emory Village']),
  colleague('paula.jennings', 'Paula Jennings', 'Payroll clerk'),
  colleague('omar.haddad', 'Omar Haddad', 'Manager', ['Midtown']),
  colleague('victor.lam', 'Victor Lam', 'Manager', ['Buckhead']),
  { ...colleague('joan.pruitt', 'Joan Pruitt', 'Payroll clerk'), inactive: true },
];

export const HARBOR_PEOPLE: DemoPerson[] = [
  {
    email: 'owner@harborpine.test',
    name: 'Ingrid Solberg',
    phone: '2065550110',
    role: 'super_admin',
    wizardStep: 'complete',
    locations: [],
    note: 'super admin of the second company',
  },
  {
    email: 'two.companies@larkfield.test',
    name: 'Marcus Bell',
    phone: null,
    role: 'Manager',
    wizardStep: 'complete',
    locations: ['Pier 12'],
    note: 'works in both companies',
  },
];

export const PEBBLE_PEOPLE: DemoPerson[] = [
  {
    email: 'lite.owner@pebblecafe.test',
    name: 'Maya Okafor',
    phone: '8285550121',
    role: 'super_admin',
    wizardStep: 'complete',
    locations: [],
    note: 'owner of a small company on the lite tier',
  },
];

/** Looks after all companies and belongs to none. */
export const SUPPORT_EMAIL = 'support@onward.test';

export const demoSignIns = (): string[] => {
  const width = Math.max(...LARKFIELD_PEOPLE.map((person) => person.email.length));
  const people = LARKFIELD_PEOPLE.filter((person) => person.note && !person.invited);
  return [
    `Sign in with password ${DEMO_PASSWORD} as`,
    ...people.map((person) => `  ${person.email.padEnd(width)}  ${person.note}`),
    `  ${'owner@harborpine.test'.padEnd(width)}  super admin of the second company`,
    ...PEBBLE_PEOPLE.map((person) => `  ${person.email.padEnd(width)}  ${person.note}`),
    `  ${SUPPORT_EMAIL.padEnd(width)}  support staff`,
    '',
    'Applicants start at /j/larkfieldgrp, the career page of Larkfield Group.',
  ];
};
