// Who is calling and what they may do, resolved from the session token and the company they name.
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
  /** The company demands a second factor of roles that see sensitive data. */
  requireSecondFactor: boolean;
}

/** A signed-in person; which company they work in is not settled yet. */
export interface SessionAccess {
  sessionId: number;
  userId: number;
  email: string;
  locale: string | null;
  sso: string | null;
  isSupportStaff: boolean;
  isSso: boolean;
  resetPasswordRequired: boolean;
  /** A second factor is demanded and none is set up yet (IDN-041). */
  secondFactorRequired: boolean;
  /** When the user last confirmed that it is them (IDN-042). */
  confirmedAt: Date | null;
  chosenCompanyId: number | null;
  memberships: readonly Membership[];
}

/** Nothing is due first: neither a new password nor a second factor. */
export const isAccountSettled = ({
  resetPasswordRequired,
  secondFactorRequired,
}: Pick<SessionAccess, 'resetPasswordRequired' | 'secondFactorRequired'>): boolean =>
  !resetPasswordRequired && !secondFactorRequired;

interface SeeingAs {
  role: { id: number; name: string };
  location: { id: number; name: string } | null;
}

/** A signed-in person at work in one company. */
export interface CompanyAccess extends SessionAccess, Membership {
  /** Support staff visiting a company, and who sees as another role, may look and change nothing. */
  readOnly: boolean;
  /** The role and place whose view is shown instead of the own one (AHD-005). */
  seeingAs: SeeingAs | null;
}
