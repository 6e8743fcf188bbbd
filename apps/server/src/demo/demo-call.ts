// A request as the super admin of the demo would make it, for what the demo lets the product do itself.
import { FUNCTION_MODULES } from '@onward/domain/company/modules';
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../platform/access/access.ts';
import type { App } from '../platform/app.ts';
import type { CompanyCall } from '../platform/http/route.ts';
import { NamesCache } from '../platform/names-cache.ts';

export interface DemoStaff {
  companyId: number;
  staffId: number;
  userId: number;
}

export const demoCall = (app: App, { companyId, staffId, userId }: DemoStaff): Omit<CompanyCall, 'tx'> => ({
  access: {
    companyId,
    staffId,
    userId,
    permissions: [],
    modules: FUNCTION_MODULES,
    tier: 'hiring',
    isSuperAdmin: true,
    scope: UNLIMITED_SCOPE,
    readOnly: false,
  } as unknown as CompanyAccess,
  names: new NamesCache(),
  now: app.clock(),
  language: 'en',
  requestId: 'demo',
});
