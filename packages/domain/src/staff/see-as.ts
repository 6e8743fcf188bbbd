// Viewing the product as a role at a location: read only, and never more than the viewer can see anyway (AHD-005).
import { holdsPermission, type Permission } from './permissions.ts';
import { isInScope, type Scope } from './scope.ts';

interface SeeAsView {
  permissions: readonly Permission[];
  scope: Scope;
}

export type SeeAsDecision =
  | { allowed: true; view: SeeAsView }
  | { allowed: false; reason: 'permission_missing'; permission: 'edit_user' }
  | { allowed: false; reason: 'out_of_scope' };

export interface SeeAsViewer {
  permissions: readonly Permission[];
  scope: Scope;
}

/** `location` null means all of the viewer's locations. */
export function decideSeeAs(
  viewer: SeeAsViewer,
  role: readonly Permission[],
  location: { id: number; brandId: number } | null,
): SeeAsDecision {
  if (!holdsPermission(viewer.permissions, 'edit_user')) {
    return { allowed: false, reason: 'permission_missing', permission: 'edit_user' };
  }
  if (location && !isInScope(viewer.scope, { location: location.id, brand: location.brandId })) {
    return { allowed: false, reason: 'out_of_scope' };
  }
  return {
    allowed: true,
    view: {
      permissions: role.filter((key) => holdsPermission(viewer.permissions, key)),
      scope: location ? { ...viewer.scope, location: [location.id] } : viewer.scope,
    },
  };
}
