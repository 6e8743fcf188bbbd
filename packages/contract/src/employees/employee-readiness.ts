// Whether forms of other authorities can be part of somebody's onboarding (EMP-026, ONB-032).
import { READY_ERRORS } from '@onward/domain/onboarding/readiness';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable } from '../fields.ts';

const AssociatedLocation = Nullable(Type.Object({ id: Id, name: Type.String() }));
const checking = { audience: 'company', permission: ['onboard_employee', 'view_employee'] } as const;

export const checkWotcReadiness = endpoint({
  name: 'checkWotcReadiness',
  method: 'GET',
  path: '/v1/employees/:id/wotc_ready_check',
  summary: 'Whether the tax credit form can be part of the onboarding of this employee',
  ...checking,
  params: IdParams,
  answers: {
    200: Type.Object({
      wotc_ready: Type.Boolean(),
      associated_location: AssociatedLocation,
      error_code: Nullable(Type.Enum([...READY_ERRORS])),
    }),
  },
});

export const checkUscisReadiness = endpoint({
  name: 'checkUscisReadiness',
  method: 'GET',
  path: '/v1/employees/:id/uscis_ready_check',
  summary: 'Whether Form I-9 and E-Verify can be part of the onboarding of this employee',
  ...checking,
  params: IdParams,
  answers: {
    200: Type.Object({
      uscis_ready: Type.Boolean(),
      employer_id_number: Nullable(Type.String()),
      associated_location: AssociatedLocation,
      error_code: Nullable(Type.Enum([...READY_ERRORS])),
    }),
  },
});
