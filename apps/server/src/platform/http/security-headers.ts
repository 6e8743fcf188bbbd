// Headers that keep browsers strict: own scripts only, styles by nonce, no framing by other sites.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `alsoConnectTo`: an address outside that the page may send to. */
export const contentSecurityPolicy = (nonce: string, alsoConnectTo: string | null = null): string =>
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
    "frame-ancestors 'self'",
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
