// Whether the user sees transfers to payroll on a record.
import { useAccess } from '../../../platform/access.ts';
import { SEE_TRANSFERS } from '../permissions.ts';

export const useSeesPayroll = (): boolean => useAccess().may(SEE_TRANSFERS);
