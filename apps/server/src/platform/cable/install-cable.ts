// The WebSocket endpoint of the live cable: same-origin only. Clients sign in with a token among the offered protocols,
// or in the URL if they cannot offer any (NTF-020).
import fastifyWebsocket from '@fastify/websocket';
import { CABLE_PATH, CABLE_PROTOCOL, CABLE_TOKEN_PROTOCOL } from '@onward/contract/cable';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAccountSettled } from '../access/access.ts';
import type { App } from '../app.ts';
import { notFound } from '../http/errors.ts';
import { CableConnection, disconnectSocket } from './cable-connection.ts';
import type { CableHub } from './cable-hub.ts';

const MAX_FRAME_BYTES = 65_536;
/** More frames than any browser sends before its access is resolved. */
const EARLY_FRAMES_MAX = 20;

export async function installCable(http: FastifyInstance, app: App, hub: CableHub): Promise<void> {
  await http.register(fastifyWebsocket, {
    options: {
      maxPayload: MAX_FRAME_BYTES,
      handleProtocols: (protocols) => (protocols.has(CABLE_PROTOCOL) ? CABLE_PROTOCOL : false),
    },
  });
  http.route({
    method: 'GET',
    url: CABLE_PATH,
    schema: { hide: true },
    onRequest: async (request) => {
      if (!isOwnOrigin(request, app.config.publicUrl)) throw notFound();
    },
    handler: () => {
      throw notFound();
    },
    wsHandler: async (socket, request) => {
      // Frames may arrive while access is still being resolved, so they are queued.
      const early: string[] = [];
      let receive = (frame: string): void => {
        if (early.length >= EARLY_FRAMES_MAX) socket.terminate();
        else early.push(frame);
      };
      socket.on('message', (data) => receive(data.toString()));
      socket.on('error', () => socket.terminate());

      const { token, companyId } = credentialsOf(request);
      try {
        const access = await app.access.company({ token, companyId }, app.clock());
        if (!token) return;
        if (!isAccountSettled(access)) return disconnectSocket(socket, 'remote', false);
        const connection = new CableConnection(socket, token, access);
        hub.add(connection);
        socket.on('close', () => hub.remove(connection));
        connection.welcome();
        receive = (frame) => connection.receive(frame);
        for (const frame of early) connection.receive(frame);
      } catch {
        disconnectSocket(socket, 'unauthorized', false);
      }
    },
  });
}

function credentialsOf(request: FastifyRequest): { token: string | null; companyId: number | null } {
  const { token, company_id } = request.query as Record<string, unknown>;
  const companyId = Number(company_id);
  return {
    token: offeredToken(request) ?? (typeof token === 'string' && token ? token : null),
    companyId: Number.isSafeInteger(companyId) && companyId > 0 ? companyId : null,
  };
}

/** URLs end up in browser histories and proxy logs; offered protocols do not. */
function offeredToken({ headers }: FastifyRequest): string | null {
  const offered = headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? [];
  const found = offered.find((name) => name.startsWith(CABLE_TOKEN_PROTOCOL));
  return found?.slice(CABLE_TOKEN_PROTOCOL.length) || null;
}

/** Browsers always send Origin; other clients need not. A page from another origin must not use someone's token. */
function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}
