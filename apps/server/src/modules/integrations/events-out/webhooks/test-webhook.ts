// Sends a test event while the person waits, and says what the receiver answered. It is in the logs like any other.
import type { ResponseOf } from '@onward/contract/endpoint';
import type { testWebhook as testEndpoint } from '@onward/contract/integrations/webhooks';
import { meaningOf } from '@onward/domain/integrations/events-out/delivery-rules';
import { PAYLOAD_VERSION, TEST_EVENT } from '@onward/domain/integrations/events-out/event-catalog';
import type { CompanyAccess } from '../../../../platform/access/access.ts';
import type { App } from '../../../../platform/app.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import { recordChange } from '../../../../platform/record-change.ts';
import { closeAgents, createAgents } from '../courier/guarded-agents.ts';
import { postDelivery } from '../courier/post-delivery.ts';
import { bodyOf, headersOf } from '../courier/sign-delivery.ts';
import { insertTest } from '../deliveries/deliveries.queries.ts';
import { addEvent } from '../log/events.queries.ts';
import { openSecret } from './webhook-secrets.ts';
import { requireWebhook } from './webhooks.service.ts';

type TestCall = Pick<CompanyCall, 'now' | 'requestId'> & { access: CompanyAccess };

export async function testWebhook(app: App, call: TestCall, id: number): Promise<ResponseOf<typeof testEndpoint>> {
  const { access, now } = call;
  const allowPrivate = app.config.webhooksAllowPrivate;
  const { row, event } = await inCompany(app.pool, access.companyId, async (tx) => ({
    row: await requireWebhook({ tx, access }, id),
    event: await addEvent(tx, access.companyId, {
      type: TEST_EVENT,
      subjectType: 'webhook',
      subjectId: id,
      data: { webhook_id: id },
    }),
  }));
  const body = bodyOf({ ...event, type: TEST_EVENT, version: PAYLOAD_VERSION, companyId: access.companyId });
  const agents = createAgents(allowPrivate);
  const headers = headersOf([openSecret(app, row, row.secret)], event.key, now, body);
  const posted = await postDelivery({ agents, allowPrivate }, row.url, headers, body);
  closeAgents(agents);
  const ok = posted.status !== null && meaningOf(posted.status) === 'delivered';
  await inCompany(app.pool, access.companyId, async (tx) => {
    await insertTest(tx, { companyId: access.companyId, endpointId: id, eventId: event.id, ok, posted, at: now });
    await recordChange(
      { access, tx, requestId: call.requestId },
      { event: 'webhook_tested', subjectType: 'webhook', subjectId: id, changes: { ok } },
    );
  });
  return { ok, status: posted.status, problem: posted.problem, duration_ms: posted.durationMs };
}
