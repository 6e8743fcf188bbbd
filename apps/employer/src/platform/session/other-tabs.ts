// Tabs of one browser agree on who is signed in (IDN-014, NTF-024).
import { LOGIN_PATH, SELECT_COMPANY_PATH } from '../routing/paths.ts';

const CHANNEL = 'multi-login-detector';

/** Tabs waiting at the door walk in; every other tab starts afresh with what is true now. */
export const decideTabReaction = (path: string): 'go_home' | 'reload' =>
  path.startsWith(LOGIN_PATH) || path.startsWith(SELECT_COMPANY_PATH) ? 'go_home' : 'reload';

// Sending and listening share one channel object: a tab then never hears itself.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = (): void => channel?.postMessage({ at: Date.now() });

export function listenToOtherTabs(react: () => void): () => void {
  channel?.addEventListener('message', react);
  return () => channel?.removeEventListener('message', react);
}
