// The live connection: one per tab, opened right after the current user is known (NTF-020..024).
import { CABLE_PATH, CABLE_TOKEN_PROTOCOL, type CableChannel, type CableMessage } from '@onward/contract/cable';
import { adapters, type Consumer, createConsumer, type Subscription } from '@rails/actioncable';
import { queryClient } from '../query-client.ts';
import { currentSession } from '../session/session.ts';
import { reconnectDelayMs } from './reconnect.ts';

type Listener = (message: CableMessage) => void;

const STARTUP_CHANNEL: CableChannel = 'messages';
/** Heard from the first moment; what comes while the parts of the screen are still loading is kept for each of them. */
const EARLY_CHANNELS: readonly CableChannel[] = [STARTUP_CHANNEL, 'notifications', 'company'];
const STARTUP_MS = 10_000;

const listeners = new Map<CableChannel, Set<Listener>>();
const kept = new Map<CableChannel, CableMessage[]>();
let connectedAt = 0;
const subscriptions = new Map<CableChannel, Subscription>();
let consumer: Consumer | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let interrupted = false;
let afterGap: () => void = () => {};

/**
 * A socket that brings the session token along, out of the address, and sees the frame that ends a connection: the
 * official client keeps its reason to itself.
 */
const watchedSocket = (onUnauthorized: () => void): typeof WebSocket =>
  class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, [...[protocols ?? []].flat(), `${CABLE_TOKEN_PROTOCOL}${currentSession().token ?? ''}`]);
      this.addEventListener('message', (event: MessageEvent<string>) => {
        const frame = JSON.parse(event.data) as { type?: string; reason?: string };
        if (frame.type === 'disconnect' && frame.reason === 'unauthorized') onUnauthorized();
      });
    }
  };

const address = (): string => {
  const { companyId } = currentSession();
  return `${CABLE_PATH}?${new URLSearchParams({ company_id: String(companyId ?? '') })}`;
};

/** `onReturn`: the connection was gone for a while, perhaps because the reader's rights have changed. */
export function connectCable(onUnauthorized: () => void, onReturn: () => void): void {
  disconnectCable();
  afterGap = onReturn;
  adapters.WebSocket = watchedSocket(onUnauthorized);
  // The function is asked again at every reconnect, so another company is used at once.
  consumer = createConsumer(address);
  connectedAt = Date.now();
  for (const channel of new Set([...EARLY_CHANNELS, ...listeners.keys()])) subscribe(channel);
}

export function disconnectCable(): void {
  clearTimeout(retry);
  consumer?.disconnect();
  consumer = null;
  subscriptions.clear();
  kept.clear();
  interrupted = false;
}

/** Hears a channel's events until the returned function is called. */
export function listenToCable(channel: CableChannel, listener: Listener): () => void {
  const heard = listeners.get(channel) ?? new Set();
  listeners.set(channel, heard.add(listener));
  subscribe(channel);
  if (isStartingUp()) for (const message of kept.get(channel) ?? []) listener(message);
  return () => heard.delete(listener);
}

const isStartingUp = (): boolean => Date.now() - connectedAt < STARTUP_MS;

function subscribe(channel: CableChannel): void {
  if (!consumer || subscriptions.has(channel)) return;
  const watchesConnection = channel === STARTUP_CHANNEL;
  const subscription = consumer.subscriptions.create(
    { channel },
    {
      received: (message: CableMessage) => {
        if (isStartingUp()) kept.set(channel, [...(kept.get(channel) ?? []), message]);
        // Lists that are not on the screen have no one listening for them; they are read again when they are shown.
        void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
        for (const listener of listeners.get(channel) ?? []) listener(message);
      },
      connected() {
        if (!watchesConnection) return;
        clearTimeout(retry);
        // Events of the gap are lost: the open lists and the reader's rights are read again.
        if (interrupted) {
          void queryClient.invalidateQueries();
          afterGap();
        }
        interrupted = false;
      },
      disconnected({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) {
        if (!watchesConnection || !willAttemptReconnect) return;
        interrupted = true;
        reconnect(0);
      },
    },
  );
  subscriptions.set(channel, subscription);
}

function reconnect(triesSoFar: number): void {
  clearTimeout(retry);
  retry = setTimeout(() => {
    consumer?.connect();
    reconnect(triesSoFar + 1);
  }, reconnectDelayMs(triesSoFar));
}
