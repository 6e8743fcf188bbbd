// What an account address means (IDN-037).

export const ACCOUNT_PANELS = ['profile', 'notifications', 'calendar', 'security'] as const;
export type AccountPanel = (typeof ACCOUNT_PANELS)[number];

export type AccountPlace = { kind: 'own'; panel: AccountPanel; openPassword: boolean } | { kind: 'staff'; id: number };

/** All digits name a staff member, a word names a panel; what is neither is the profile. */
export function accountPlace(segment: string | undefined, user: { is_sso: boolean }): AccountPlace {
  if (segment && /^\d+$/.test(segment)) return { kind: 'staff', id: Number(segment) };
  // Single sign-on users have no password here (IDN-023).
  if (segment === 'password' && !user.is_sso) return { kind: 'own', panel: 'security', openPassword: true };
  const panel = ACCOUNT_PANELS.find((candidate) => candidate === segment) ?? 'profile';
  return { kind: 'own', panel, openPassword: false };
}
