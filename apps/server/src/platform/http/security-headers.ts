// Headers that keep browsers strict: own scripts only, styles by nonce, framing only by sites that are named.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface PageExceptions {
  /** An address outside that the page may send to. */
  alsoConnectTo?: string | null;
  /** Other sites that may show the page in a frame. */
  frameHosts?: readonly string[];
}

export const contentSecurityPolicy = (
  nonce: string,
  { alsoConnectTo = null, frameHosts = [] }: PageExceptions = {},
): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // File previews: the app creates these blob URLs from bytes it was allowed to read.
    'frame-src blob:',
    "font-src 'self'",
    `connect-src 'self'${alsoConnectTo === null ? '' : ` ${new URL(alsoConnectTo).origin}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...frameHosts].join(' '),
  ].join('; ');

/** What a page may ask the device for. */
export const permissionsPolicy = ({ camera = false } = {}): string =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=()`;

export const createNonce = (): string => randomBytes(16).toString('base64');

export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissionsPolicy(),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      // Data responses may only be used by the app that requested them.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
}
