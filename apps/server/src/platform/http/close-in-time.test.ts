// Shutdown: requests in progress are answered, and silent connections don't keep the process alive.
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installCloseInTime } from './close-in-time.ts';

const GRACE_MS = 200;

describe('a server that is closed', () => {
  let app: FastifyInstance;
  let port: number;
  let finish: (answer: string) => void;
  let begun: Promise<void>;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    app = Fastify({ forceCloseConnections: 'idle' });
    installCloseInTime(app, GRACE_MS);
    begun = new Promise((asked) => {
      app.get('/slow', () => {
        asked();
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  function open(): Promise<Socket> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => {});
      sockets.push(socket);
    });
  }

  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

  it('does not wait for a connection that never sent anything [PLT-060]', async () => {
    const silent = await open();
    await app.close();
    await closed(silent);
  });

  it('answers the request in progress before it closes [PLT-060]', async () => {
    const answer = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
    await begun;
    const end = app.close();
    finish('done');
    expect(await answer).toBe('done');
    await end;
  });

  it('drops a request that does not finish [PLT-060]', async () => {
    const answer = fetch(`http://127.0.0.1:${port}/slow`).catch(() => 'cut off');
    await begun;
    await app.close();
    expect(await answer).toBe('cut off');
  });

  it('refuses new live connections in the meantime [PLT-060]', async () => {
    const late = await open();
    late.write('GET /slow HTTP/1.1\r\nHost: x\r\n');
    await new Promise((arrived) => app.server.getConnections(arrived));
    const end = app.close();
    late.write('Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await Promise.all([end, closed(late)]);
  });
});
