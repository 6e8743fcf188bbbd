// What changing brands and their groups needs (CMP-009).
import type { AccessDemand } from '@onward/domain/staff/access';

export const EDIT_COMPANY: AccessDemand = { permission: 'edit_company', writes: true };
