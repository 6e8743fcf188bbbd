// Endpoints whose paths and permissions the catalog fixes, by room.
import { expect, it } from 'vitest';
import type { EndpointShape } from './endpoint.ts';
import { ENDPOINTS } from './index.ts';

const endpoints: readonly EndpointShape[] = ENDPOINTS.map(({ endpoint }) => endpoint);

const find = (method: string, path: string): EndpointShape | undefined =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);

const permissionsOf = ({ permission }: EndpointShape): string[] =>
  permission === undefined ? [] : [permission].flat();

/** Null where the service decides, because assignees need no permission. */
type Row = [method: string, path: string, permission: string | null];

const EMPLOYEES: Row[] = [
  ['GET', '/v1/employees/:id/browse', 'view_employee'],
  ['PUT', '/v1/employees/:id', 'edit_employee'],
  ['PATCH', '/v1/employees/:id/suspend', 'edit_employee'],
  ['PATCH', '/v1/employees/:id/reinstate', 'edit_employee'],
  ['PUT', '/v1/employee_informations/:id', 'edit_employee'],
  ['PUT', '/v1/employee_state_income_taxes/:id', 'edit_employee'],
  ['GET', '/v1/employees/:id/download_all_attachments', 'view_employee'],
  ['GET', '/v1/employees/:id/wotc_ready_check', 'onboard_employee'],
  ['GET', '/v1/employees/:id/uscis_ready_check', 'onboard_employee'],
];

const ONBOARDING: Row[] = [
  ['GET', '/v1/company_onboarding_processes/summary', 'manage_onboarding'],
  ['GET', '/v1/company_onboarding_processes', 'manage_onboarding'],
  ['GET', '/v1/companies/:id/employees', 'manage_onboarding'],
  ['PUT', '/v1/onboarding_form_submissions/:submission_key', null],
  ['POST', '/v1/employee_onboarding_actions/:id/send_to_adp', null],
  ['GET', '/v1/onboarding_modules/:type', 'edit_onboarding_process'],
  ['GET', '/v1/company_onboarding_modules/:id', 'edit_onboarding_process'],
  ['POST', '/v1/employee_onboarding_modules/:id', 'onboard_employee'],
  ['POST', '/v1/employee_onboarding_modules/:id/manually_complete', 'manually_complete_module'],
  ['POST', '/v1/employee_onboarding_modules/:id/mark_as_incomplete', 'manually_complete_module'],
  ['POST', '/v1/employees/:id/onboard', 'onboard_employee'],
  ['POST', '/v1/employees/:id/replace_process', 'onboard_employee'],
  ['POST', '/v1/employee_onboarding_processes', 'onboard_employee'],
  ['GET', '/v1/employee_onboarding_processes/:process_key', null],
  ['DELETE', '/v1/employee_onboarding_processes/:process_key', 'onboard_employee'],
  ['POST', '/v1/employee_onboarding_processes/:process_key/send_onboarding_link', 'onboard_employee'],
  ['PUT', '/v1/onboarding/hr/employee_onboarding_actions/:action_key/employee_offer_signers/:id', null],
  ['PUT', '/v1/onboarding/hr/employee_onboarding_actions/:action_key/completed', null],
  ['POST', '/v1/onboarding/hr/companies/:id/integration_status', 'manage_onboarding'],
];

it.each(EMPLOYEES)('%s %s needs %s [EMP-015]', (method, path, permission) => {
  const endpoint = find(method, path);
  expect(endpoint && permissionsOf(endpoint)).toContain(permission);
});

it.each(ONBOARDING)('%s %s is there, and needs %s [ONB-038]', (method, path, permission) => {
  const endpoint = find(method, path);
  expect(endpoint).toBeDefined();
  if (!endpoint) return;
  if (permission === null) expect(permissionsOf(endpoint)).toEqual([]);
  else expect(permissionsOf(endpoint)).toContain(permission);
  if (path !== '/v1/companies/:id/employees') expect(endpoint.module).toBe('onboarding');
});
