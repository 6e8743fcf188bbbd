import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SafeHtml } from './html.ts';
import { noncePlaceholder } from './layout.ts';

interface PagePolicy {
  /** Where pictures of a shown e-mail may come from, besides the e-mail itself. */
  pictureOrigin?: string;
  /** Browsers apply `form-action` to the redirects that follow a form, and a sign-in ends at the product. */
  formsLeaveTheSandbox?: boolean;
}

/** Sends a page with a policy under which only its own script runs, whatever was in the messages it shows. */
export function sendPage(reply: FastifyReply, page: SafeHtml, policy: PagePolicy = {}): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const contentSecurityPolicy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // E-mails carry their styles inside, and their frame inherits this policy.
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
