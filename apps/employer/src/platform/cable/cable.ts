// The live connection: one per tab, opened once the current user is known (NTF-020..024).
import { CABLE_PATH, CABLE_TOKEN_PROTOCOL, type CableChannel, type CableMessage } from '@onward/contract/cable';
import { adapters, type Consumer, createConsumer, type Subscription } from '@rails/actioncable';
import { queryClient } from '../query-client.ts';
import { currentSession } from '../session/session.ts';
import { createStore } from '../store.ts';
import { reconnectDelayMs } from './reconnect.ts';

type Listener = (message: CableMessage) => void;

const STARTUP_CHANNEL: CableChannel = 'messages';
/** Subscribed from the start; events that arrive while parts of the screen are loading are buffered for them. */
const EARLY_CHANNELS: readonly CableChannel[] = [STARTUP_CHANNEL, 'notifications', 'company'];
const STARTUP_MS = 10_000;

const listeners = new Map<CableChannel, Set<Listener>>();
const kept = new Map<CableChannel, CableMessage[]>();
let connectedAt = 0;
/** Whether events arrive right now. */
export const cableConnected = createStore(false);
const subscriptions = new Map<CableChannel, Subscription>();
let consumer: Consumer | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let interrupted = false;
let afterGap: () => void = () => {};

/**
 * A socket that sends the session token outside the URL and reads the disconnect frame, because the official client
 * doesn't expose its reason.
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

/** `onReturn`: the connection was lost for a while, perhaps because the user's permissions changed. */
export function connectCable(onUnauthorized: () => void, onReturn: () => void): void {
  disconnectCable();
  afterGap = onReturn;
  adapters.WebSocket = watchedSocket(onUnauthorized);
  // The function is called on every reconnect, so a changed company takes effect at once.
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
  cableConnected.set(false);
  interrupted = false;
}

/** Subscribes to a channel's events until the returned function is called. */
export function listenToCable(channel: CableChannel, listener: Listener): () => void {
  const channelListeners = listeners.get(channel) ?? new Set();
  listeners.set(channel, channelListeners.add(listener));
  subscribe(channel);
  if (isStartingUp()) for (const message of kept.get(channel) ?? []) listener(message);
  return () => channelListeners.delete(listener);
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
        // Lists that are not on screen have no listener, so they are marked stale and reloaded when shown.
        void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
        for (const listener of listeners.get(channel) ?? []) listener(message);
      },
      connected() {
        if (!watchesConnection) return;
        cableConnected.set(true);
        clearTimeout(retry);
        // Events during the gap are lost, so the open lists and the user's permissions are reloaded.
        if (interrupted) {
          void queryClient.invalidateQueries();
          afterGap();
        }
        interrupted = false;
      },
      disconnected({ willAttemptReconnect }: { willAttemptReconnect: boolean | undefined }) {
        if (watchesConnection) cableConnected.set(false);
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
