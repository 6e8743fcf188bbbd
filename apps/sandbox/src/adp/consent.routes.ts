import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { sendPage } from '../pages/send-page.ts';
import { answerByMood, type Problem } from '../payroll/answer.ts';
import type { PayrollWorld } from '../payroll/payroll-world.ts';
import { SANDBOX_CLIENT_SECRET } from '../payroll/token-routes.ts';
import type { ProductAddress } from '../product-address.ts';
import { consentErrorPage, consentPage } from './consent.page.ts';
import { type AdpOrganization, adpOrganizations, type ConsentWorld, isReturnAddress } from './consent-world.ts';

/** The product's own client at ADP. */
const PRODUCT_CLIENT = 'onward-sandbox';

interface Asked {
  Querystring: { client_id?: string; redirect_uri?: string; response_type?: string; state?: string };
}

interface Options {
  consents: ConsentWorld;
  world: PayrollWorld;
  product: ProductAddress;
  problem: Problem;
}

/** The consent of a client's administrator: page, code, and the credentials that the consent opens. */
export function adpConsentRoutes(app: FastifyInstance, { consents, world, product, problem }: Options): void {
  const path = '/adp/auth/oauth/v2/authorize';

  app.get<Asked>(path, async (request, reply) => {
    const reason = reasonAgainst(request.query, product);
    if (reason) return sendPage(reply.code(400), consentErrorPage(reason));
    return sendPage(reply, consentPage(), { formsLeaveTheSandbox: true });
  });

  app.post<Asked>(path, async (request, reply) => {
    const reason = reasonAgainst(request.query, product);
    if (reason) return sendPage(reply.code(400), consentErrorPage(reason));
    const { redirect_uri = '', state = '' } = request.query;
    const chosen = formOf(request.body).get('organization');
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (chosen === null) {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const organizations = adpOrganizations.filter(({ oid }) => oid === chosen || chosen === 'all');
    back.searchParams.set('code', consents.giveCode(organizations, redirect_uri));
    if (organizations.length === 1) back.searchParams.set('organizationOID', chosen);
    return reply.redirect(back.href, 303);
  });

  app.post('/adp/events/core/v1/consumer-application-subscription-credentials.read', async (request, reply) => {
    const organizations = consents.organizationsOf(request.headers.authorization);
    if (!organizations) return reply.code(401).send(problem(401));
    const mood = world.feel(organizations[0]?.system ?? 'adp', 'read');
    if (mood) return answerByMood(mood, request, reply, problem);
    return { events: [credentialsOf(organizations)] };
  });
}

/** For the token endpoint, which clients use with their own credentials too. */
export async function exchangeConsent(
  { consents, world, problem }: Omit<Options, 'product'>,
  client: { id: string | null | undefined; secret: string | null | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const mood = world.feel('adp', 'token');
  if (mood) return answerByMood(mood, request, reply, problem);
  if (client.id !== PRODUCT_CLIENT || client.secret !== SANDBOX_CLIENT_SECRET) {
    return reply.code(401).send({ error: 'invalid_client' });
  }
  const form = formOf(request.body);
  const token = consents.exchange(form.get('code') ?? '', form.get('redirect_uri') ?? '');
  if (token === null) return reply.code(400).send({ error: 'invalid_grant' });
  return { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: 'openid' };
}

const credentialsOf = (organizations: readonly AdpOrganization[]) => ({
  eventNameCode: { codeValue: 'consumer-application-subscription-credentials.read' },
  eventStatusCode: { codeValue: 'complete' },
  data: {
    output: {
      consumerApplicationSubscriptionCredentials: organizations.map(({ oid, client }) => ({
        subscriberOrganizationOID: oid,
        clientID: client,
        clientSecret: SANDBOX_CLIENT_SECRET,
      })),
    },
  },
});

function reasonAgainst({ client_id, redirect_uri = '', response_type }: Asked['Querystring'], product: ProductAddress) {
  if (client_id !== PRODUCT_CLIENT) return 'The client is unknown.';
  if (response_type !== 'code') return 'The response type is not supported.';
  return isReturnAddress(redirect_uri, product) ? null : 'The redirect URI is not registered.';
}
