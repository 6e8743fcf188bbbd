// LISTEN over one connection that reconnects automatically and reports when messages may have been missed.
import pg from 'pg';

export interface Listener {
  stop(): Promise<void>;
}

export interface ListenHandlers {
  channels: Record<string, (payload: string) => void>;
  /** Called on every (re)connect: anything cached or shown may be out of date. */
  onConnect(): void;
  /** Called when the connection is lost: no notifications arrive until the next connect. */
  onDisconnect(): void;
  onError(error: Error): void;
}

const RETRY_MS = 500;

export async function listen(url: string, handlers: ListenHandlers): Promise<Listener> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'onward-listen', keepAlive: true });
    next.on('notification', ({ channel, payload }) => handlers.channels[channel]?.(payload ?? ''));
    next.on('error', handlers.onError);
    await next.connect();
    for (const channel of Object.keys(handlers.channels)) await next.query(`listen ${channel}`);
    client = next;
    handlers.onConnect();
    next.on('end', () => {
      client = undefined;
      if (stopped) return;
      handlers.onDisconnect();
      scheduleRetry();
    });
  };

  const scheduleRetry = () => {
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        handlers.onError(error);
        if (!stopped) scheduleRetry();
      });
    }, RETRY_MS);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
