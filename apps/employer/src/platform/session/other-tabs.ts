// Keeps the tabs of one browser in sync about who is signed in (IDN-014, NTF-024).
import { LOGIN_PATH, SELECT_COMPANY_PATH } from '../routing/paths.ts';

const CHANNEL = 'multi-login-detector';

/** Tabs on the sign-in page go home; every other tab reloads. */
export const decideTabReaction = (path: string): 'go_home' | 'reload' =>
  path.startsWith(LOGIN_PATH) || path.startsWith(SELECT_COMPANY_PATH) ? 'go_home' : 'reload';

let channel: BroadcastChannel | null = null;

/** Sending and listening share one channel object, so that a tab never receives its own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export const notifyOtherTabs = (): void => openChannel().postMessage({ at: Date.now() });

export const listenToOtherTabs = (react: () => void): void => openChannel().addEventListener('message', react);
