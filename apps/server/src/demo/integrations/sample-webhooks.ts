// Two webhooks to the sandbox: one that works and one that fails, so that both can be seen. What happens in the demo
// from then on is really delivered.
import { randomUUID } from 'node:crypto';
import { EVENT_TYPES, typesAbout } from '@onward/domain/integrations/events-out/event-catalog';
import { makeSecret, sealSecret } from '../../modules/integrations/events-out/webhooks/webhook-secrets.ts';
import * as webhooks from '../../modules/integrations/events-out/webhooks/webhooks.queries.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem } from '../../platform/database/transaction.ts';
import { LARKFIELD } from '../companies.ts';

export async function loadSampleWebhooks(app: App): Promise<void> {
  const { sandbox } = app.config;
  if (!sandbox.enabled) return;
  const company = await inSystem(app.pool, (tx) =>
    tx.db.selectFrom('companies').select('id').where('digest_key', '=', LARKFIELD.digestKey).executeTakeFirst(),
  );
  if (!company) return;
  await inCompany(app.pool, company.id, async (tx) => {
    if ((await webhooks.count(tx, company.id)) > 0) return;
    const owner = await tx.db
      .selectFrom('company_staffs')
      .select('id')
      .where('company_id', '=', company.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const add = (name: string, path: string, event_types: string[]) => {
      const key = { company_id: company.id, endpoint_key: randomUUID() };
      const values = { name, url: `${sandbox.url}/webhooks/${path}`, event_types, enabled: true, created_by: owner.id };
      return webhooks.insert(tx, { ...key, ...values, secret: sealSecret(app, key, makeSecret()) }, app.clock());
    };
    await add('Payroll warehouse', 'warehouse', [...EVENT_TYPES]);
    await add('Scheduling tool', 'scheduling', [...typesAbout('employee'), ...typesAbout('onboarding')].toSorted());
  });
}
