// Closes the HTTP server in bounded time. A server waits for its connections to end, but some never do: browsers open
// connections in advance and stay silent, and live connections may reconnect in between.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Enough for any request in progress; one that takes longer would not finish in a minute either. */
const GRACE_MS = 5_000;

export function installCloseInTime(app: FastifyInstance, graceMs = GRACE_MS): void {
  const open = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.prependListener('upgrade', (_request, socket) => {
    if (closing) socket.destroy();
  });

  let end: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    end = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(end));
}
