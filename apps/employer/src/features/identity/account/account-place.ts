// Maps an account URL to a panel or a team member (IDN-037).

export const ACCOUNT_PANELS = ['profile', 'notifications', 'calendar', 'security'] as const;
export type AccountPanel = (typeof ACCOUNT_PANELS)[number];

export type AccountPlace = { kind: 'own'; panel: AccountPanel; openPassword: boolean } | { kind: 'staff'; id: number };

/** Digits are a staff id, a word is a panel; anything else is the profile. */
export function accountPlace(segment: string | undefined, user: { is_sso: boolean }): AccountPlace {
  if (segment && /^\d+$/.test(segment)) return { kind: 'staff', id: Number(segment) };
  // Single sign-on users have no password here (IDN-023).
  if (segment === 'password' && !user.is_sso) return { kind: 'own', panel: 'security', openPassword: true };
  const panel = ACCOUNT_PANELS.find((candidate) => candidate === segment) ?? 'profile';
  return { kind: 'own', panel, openPassword: false };
}
