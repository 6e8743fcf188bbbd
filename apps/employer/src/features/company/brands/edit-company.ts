// The permission required to change brands and their groups (CMP-009).
import type { AccessDemand } from '@onward/domain/staff/access';

export const EDIT_COMPANY: AccessDemand = { permission: 'edit_company', writes: true };
