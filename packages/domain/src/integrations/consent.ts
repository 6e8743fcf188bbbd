// Connecting by a consent at the provider: which integrations can, and how its answer is recognized (INT-012).
import type { IntegrationNickname } from './nicknames.ts';

/** Both products of ADP share its consent page and its return addresses. */
export const CONSENT_NICKNAMES = ['adp', 'adp_run'] as const satisfies IntegrationNickname[];
export type ConsentNickname = (typeof CONSENT_NICKNAMES)[number];

export const isConsentNickname = (nickname: string): nickname is ConsentNickname =>
  CONSENT_NICKNAMES.some((one) => one === nickname);

const SEPARATOR = '.';

/** The state names what is being connected, because ADP sends people back to the same address for everything. */
export const consentState = (nickname: ConsentNickname, token: string): string => `${nickname}${SEPARATOR}${token}`;

/** Null for a state that was made for something else, such as linking an account. */
export function nicknameOfState(state: string): ConsentNickname | null {
  const [nickname = '', ...rest] = state.split(SEPARATOR);
  return rest.length === 1 && rest[0] !== '' && isConsentNickname(nickname) ? nickname : null;
}

/** What the provider's word for a missing consent means: somebody said no, or the service failed on its own. */
export const isServiceFailure = (error: string): boolean =>
  error === 'server_error' || error === 'temporarily_unavailable';
