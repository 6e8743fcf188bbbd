// What an account address means (IDN-037).

export const ACCOUNT_PANELS = ['profile', 'notifications', 'calendar', 'password'] as const;
export type AccountPanel = (typeof ACCOUNT_PANELS)[number];

export type AccountPlace = { kind: 'own'; panel: AccountPanel } | { kind: 'staff'; id: number };

/** People who sign in elsewhere have no password here (IDN-023). */
export const panelsFor = (user: { is_sso: boolean }): AccountPanel[] =>
  ACCOUNT_PANELS.filter((panel) => panel !== 'password' || !user.is_sso);

/** All digits name a staff member, a word names a panel; what is neither is the profile. */
export function accountPlace(segment: string | undefined, user: { is_sso: boolean }): AccountPlace {
  if (segment && /^\d+$/.test(segment)) return { kind: 'staff', id: Number(segment) };
  return { kind: 'own', panel: panelsFor(user).find((panel) => panel === segment) ?? 'profile' };
}
