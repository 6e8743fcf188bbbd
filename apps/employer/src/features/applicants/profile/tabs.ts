// The tabs of a profile; the chosen one stands in the address, also over a list.

export const PROFILE_TABS = ['application', 'messages', 'notes', 'feedback', 'schedule', 'activity'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const WORD = 'tab';

export const tabOf = (address: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find((tab) => tab === address.get(WORD)) ?? 'application';

/** The same address with another tab. */
export function tabAddress(address: URLSearchParams, tab: ProfileTab): string {
  const next = new URLSearchParams(address);
  if (tab === 'application') next.delete(WORD);
  else next.set(WORD, tab);
  return `?${next}`;
}
