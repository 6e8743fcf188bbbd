import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SafeHtml } from './html.ts';
import { noncePlaceholder } from './layout.ts';

interface PagePolicy {
  /** Where images of a shown email can be loaded from, besides the email itself. */
  pictureOrigin?: string;
  /** Browsers apply `form-action` to redirects after a form too, and a sign-in ends at the product. */
  formsLeaveTheSandbox?: boolean;
}

/** Sends a page with a policy that only allows its own script, whatever the shown messages contain. */
export function sendPage(reply: FastifyReply, page: SafeHtml, policy: PagePolicy = {}): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const contentSecurityPolicy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // Emails use inline styles, and their frame inherits this policy.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${policy.pictureOrigin ?? ''}`.trim(),
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(policy.formsLeaveTheSandbox ? [] : ["form-action 'self'"]),
  ].join('; ');
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.toString().replace(`<script nonce="${noncePlaceholder}">`, `<script nonce="${nonce}">`));
}
