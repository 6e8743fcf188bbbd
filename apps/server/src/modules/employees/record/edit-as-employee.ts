// An employee who fills in forms changes their own record: nobody's rights are needed, and no staff member is named.
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { EditingCall } from '../../../platform/http/route.ts';

export const asEmployee = (call: Omit<EditingCall, 'access'>, companyId: number): EditingCall => ({
  ...call,
  access: { companyId, userId: null, staffId: null, scope: UNLIMITED_SCOPE, permissions: ['view_sensitive_pii'] },
});
