import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { sendPage } from '../pages/send-page.ts';
import type { ProductAddress } from '../product-address.ts';
import { approvalErrorPage, approvalPage } from './approval.page.ts';
import { type CheckrWorld, checkrAccounts, checkrClient } from './checkr-world.ts';
import { answerByMood, tokenIn } from './guard-api.ts';
import type { CheckrEvents } from './send-events.ts';

const CALLBACK_PATH = '/v1/integrations/checkr/callback';
const CODE_MS = 10 * 60_000;

type Asked = { Params: { client_id: string }; Querystring: { redirect_uri?: string; state?: string } };

interface IssuedCode {
  accountId: string;
  isConfirmed: boolean;
  endsAt: number;
}

/** The partner connection: approval page, code, token, and the event that the account may order. */
export function checkrOAuthRoutes(
  app: FastifyInstance,
  { world, events, product }: { world: CheckrWorld; events: CheckrEvents; product: ProductAddress },
): void {
  const codes = new Map<string, IssuedCode>();
  const path = '/checkr/authorize/:client_id/signup';

  app.get<Asked>(path, async (request, reply) => {
    const reason = reasonAgainst(request.params.client_id, request.query, product);
    if (reason) return sendPage(reply.code(400), approvalErrorPage(reason));
    return sendPage(reply, approvalPage(), { formsLeaveTheSandbox: true });
  });

  app.post<Asked>(path, async (request, reply) => {
    const reason = reasonAgainst(request.params.client_id, request.query, product);
    if (reason) return sendPage(reply.code(400), approvalErrorPage(reason));
    const form = formOf(request.body);
    const chosen = form.get('account') ?? form.get('unconfirmed');
    const account = checkrAccounts.find(({ id }) => id === chosen);
    const back = new URL(request.query.redirect_uri ?? '');
    back.searchParams.set('state', request.query.state ?? '');
    if (!account) {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const code = randomBytes(20).toString('hex');
    codes.set(code, { accountId: account.id, isConfirmed: form.has('account'), endsAt: Date.now() + CODE_MS });
    back.searchParams.set('code', code);
    return reply.redirect(back.href, 303);
  });

  app.post<{ Body: { client_id?: string; client_secret?: string; code?: string } | undefined }>(
    '/checkr/oauth/tokens',
    async (request, reply) => {
      if (await answerByMood(world, 'token', request, reply)) return reply;
      const { client_id, client_secret, code = '' } = request.body ?? {};
      if (client_id !== checkrClient.id || client_secret !== checkrClient.secret) {
        return reply.code(401).send({ error: 'Client is invalid' });
      }
      const issued = codes.get(code);
      codes.delete(code);
      if (!issued || issued.endsAt < Date.now()) return reply.code(400).send({ error: 'Code is invalid' });
      const { token } = await world.issue(issued.accountId);
      if (issued.isConfirmed) await confirmAccount(events, issued.accountId);
      return { access_token: token, checkr_account_id: issued.accountId };
    },
  );

  app.post('/checkr/oauth/deauthorize', async (request, reply) => {
    const token = tokenIn(request);
    const account = world.accountOf(token);
    if (!account) return reply.code(401).send({ error: 'Bad authentication error' });
    await world.revoke(token);
    await events.send({
      type: 'token.deauthorized',
      account_id: account,
      subject: account,
      object: { object: 'token', access_code: token },
    });
    return {};
  });
}

export const confirmAccount = (events: CheckrEvents, accountId: string): Promise<unknown> =>
  events.send({
    type: 'account.credentialed',
    account_id: accountId,
    subject: accountId,
    object: { id: accountId, object: 'account', authorized: true },
  });

/** Tests run the product on free ports, so its callback is allowed on any port of this machine. */
function reasonAgainst(clientId: string, { redirect_uri = '' }: Asked['Querystring'], product: ProductAddress) {
  if (clientId !== checkrClient.id) return 'The client is unknown.';
  if (!URL.canParse(redirect_uri)) return 'The redirect URI is not registered.';
  const url = new URL(redirect_uri);
  const isKnown = url.origin === new URL(product.publicUrl).origin || isLoopbackHost(url.hostname);
  return isKnown && url.pathname === CALLBACK_PATH && url.search === '' && url.hash === ''
    ? null
    : 'The redirect URI is not registered.';
}
