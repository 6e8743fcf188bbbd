// Ending the door in good time. A server waits for its connections to end before it is closed, and some never do: a
// browser opens connections in advance and says nothing on them, and one on the live wire may come back in between.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Enough for any call under way; who is not done by then would not be done in a minute either. */
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
