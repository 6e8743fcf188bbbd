// The tabs of a profile; the open one is part of the URL, also in the panel next to a list.

export const PROFILE_TABS = [
  'application',
  'tasks',
  'messages',
  'notes',
  'feedback',
  'schedule',
  'offer',
  'check',
  'activity',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const PARAMETER = 'tab';

export const tabOf = (address: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === address.get(PARAMETER)) ?? 'application';

/** The current address with another tab. */
export function tabAddress(address: URLSearchParams, tab: ProfileTab): string {
  const next = new URLSearchParams(address);
  if (tab === 'application') next.delete(PARAMETER);
  else next.set(PARAMETER, tab);
  return `?${next}`;
}
