// Keys with which other programs call the API in the name of a person (AHD-018).
import type { Permission } from '../../staff/permissions.ts';
import type { Scope } from '../../staff/scope.ts';

export const API_KEY_PREFIX = 'onw_live_';
export const API_KEYS_MAX = 50;
export const API_KEY_NAME_MAX = 80;
/** Shown as forgotten after that. */
export const UNUSED_AFTER_DAYS = 90;

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** These make keys, people, or connections, so that a stolen key could make itself permanent. */
const NEVER_GIVEN: readonly Permission[] = ['all_admin_rights', 'edit_user', 'edit_integration'];

export const givablePermissions = (held: readonly Permission[]): Permission[] =>
  held.filter((permission) => !NEVER_GIVEN.includes(permission));

/** What a key may do now: never more than its person, whatever it was given once. */
export const keyPermissions = (held: readonly Permission[], given: readonly string[]): Permission[] =>
  givablePermissions(held).filter((permission) => given.includes(permission));

/** An id that no record has: a key limited to places its person lost sees nothing, instead of everything. */
const NOWHERE = -1;

export function keyScope(scope: Scope, locationIds: readonly number[]): Scope {
  if (locationIds.length === 0) return scope;
  const location =
    scope.location.length === 0 ? [...locationIds] : scope.location.filter((id) => locationIds.includes(id));
  return { ...scope, location: location.length > 0 ? location : [NOWHERE] };
}
