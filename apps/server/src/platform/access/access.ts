// Who is calling and what they may do, resolved from the session token and the company in the request.
import type { FlagValues } from '@onward/domain/company/flags';
import type { FunctionModule } from '@onward/domain/company/modules';
import type { Permission } from '@onward/domain/staff/permissions';
import type { Scope } from '@onward/domain/staff/scope';

export interface Membership {
  companyId: number;
  companyName: string;
  companyUuid: string;
  staffId: number;
  roleId: number;
  roleName: string;
  isSuperAdmin: boolean;
  permissions: readonly Permission[];
  scope: Scope;
  modules: readonly FunctionModule[];
  tier: string;
  flags: FlagValues;
  /** The company requires a second factor for roles that see sensitive data. */
  requireSecondFactor: boolean;
}

/** A signed-in user whose company has not been resolved yet. */
export interface SessionAccess {
  /** Set when a program calls with a key instead of a person with a session. */
  apiKeyId: number | null;
  sessionId: number;
  userId: number;
  email: string;
  locale: string | null;
  sso: string | null;
  isSupportStaff: boolean;
  isSso: boolean;
  resetPasswordRequired: boolean;
  /** A second factor is required but not set up yet (IDN-041). */
  secondFactorRequired: boolean;
  /** When the user last confirmed their identity (IDN-042). */
  confirmedAt: Date | null;
  chosenCompanyId: number | null;
  memberships: readonly Membership[];
}

/** False while the user still has to set a new password or a second factor. */
export const isAccountSettled = ({
  resetPasswordRequired,
  secondFactorRequired,
}: Pick<SessionAccess, 'resetPasswordRequired' | 'secondFactorRequired'>): boolean =>
  !resetPasswordRequired && !secondFactorRequired;

interface SeeingAs {
  role: { id: number; name: string };
  location: { id: number; name: string } | null;
}

/** A new employee in the onboarding portal: sees and does only what belongs to this onboarding. */
export interface PortalAccess {
  portalSessionId: number;
  companyId: number;
  processId: number;
  processKey: string;
  employeeId: number;
}

export const isPortalAccess = (access: object | null): access is PortalAccess =>
  access !== null && 'portalSessionId' in access;

/** Who changes a record: a staff member, or somebody else, who then has no ids. */
export interface EditingAccess extends Pick<Membership, 'permissions' | 'scope' | 'companyId'> {
  userId: number | null;
  staffId: number | null;
}

/** A signed-in user working in one company. */
export interface CompanyAccess extends SessionAccess, Membership {
  /** True for support staff visiting a company and for users viewing as another role: they can read but not write. */
  readOnly: boolean;
  /** The role and location whose view is shown instead of the user's own (AHD-005). */
  seeingAs: SeeingAs | null;
}
