// Tabs of one browser agree on who is signed in (IDN-014, NTF-024).
import { LOGIN_PATH, SELECT_COMPANY_PATH } from '../routing/paths.ts';

const CHANNEL = 'multi-login-detector';

/** Tabs waiting at the door walk in; every other tab starts afresh with what is true now. */
export const decideTabReaction = (path: string): 'go_home' | 'reload' =>
  path.startsWith(LOGIN_PATH) || path.startsWith(SELECT_COMPANY_PATH) ? 'go_home' : 'reload';

let channel: BroadcastChannel | null = null;

/** Sending and listening share one channel object: a tab then never hears itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const tellOtherTabs = (): void => openChannel().postMessage({ at: Date.now() });

export const listenToOtherTabs = (react: () => void): void => openChannel().addEventListener('message', react);
