// Tax credit questionnaires on their way to the provider that screens them (INT-013, ONB-048).
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { IdParams } from '../fields.ts';
import { EmployeeAction } from './employee-processes.ts';

const MODULE = 'onboarding';

/** For the settings of a process; those who connect the provider read its list anew. */
export const listScreeningCompanies = endpoint({
  name: 'listScreeningCompanies',
  method: 'GET',
  path: '/v1/onboarding/screening_companies',
  summary: 'The companies at the tax credit provider that a process can name; empty while it is not connected',
  audience: 'company',
  module: MODULE,
  permission: 'edit_onboarding_process',
  answers: {
    200: Type.Object({
      companies: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
  },
});

/** Requested by a person. Forms held back by a stopped connection are sent automatically once it works again. */
export const sendScreening = endpoint({
  name: 'sendScreening',
  method: 'POST',
  path: '/v1/employee_onboarding_actions/:id/send_screening',
  summary: 'Send a tax credit questionnaire again that did not reach the provider',
  audience: 'company',
  module: MODULE,
  permission: 'onboard_employee',
  params: IdParams,
  answers: { 200: Type.Object({ employee_onboarding_action: EmployeeAction }) },
});
