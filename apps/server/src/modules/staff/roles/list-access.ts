// What a role can access, endpoint by endpoint, decided by the same function that guards them (AHD-005).
import { ENDPOINTS } from '@onward/contract';
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getRoleAccess } from '@onward/contract/staff/roles';
import { decideAccess } from '@onward/domain/staff/access';
import { rolePermissions } from '../../../platform/access/load-session.ts';
import { demandOf } from '../../../platform/access/resolve.ts';
import { accessRefused } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { say } from '../../../platform/i18n/translate.ts';
import { loadRole } from './roles.service.ts';

export async function listRoleAccess(call: CompanyCall, id: number): Promise<ResponseOf<typeof getRoleAccess>> {
  const { access, language } = call;
  const role = await loadRole(call, id);
  const holder = {
    permissions: rolePermissions(role),
    modules: access.modules,
    tier: access.tier,
    isSuperAdmin: role.reserved_key === 'super_admin',
  };
  const rows = ENDPOINTS.filter(({ endpoint }) => endpoint.audience === 'company').map(({ room, endpoint }) => {
    const decision = decideAccess(demandOf(endpoint), holder);
    const { name, method, path } = endpoint;
    const reason = decision.allowed ? null : say(accessRefused(decision).text, language);
    return { room, name, method, path, allowed: decision.allowed, reason };
  });
  return { access: rows };
}
