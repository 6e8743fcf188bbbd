// Connects the largest demo company to the sandbox's Checkr account. Needs the running application, because the token is
// stored encrypted; done once, so that a company that disconnects stays disconnected.

import { INTEGRATION_CHANGED, sealSecrets } from '../../modules/integrations/integrations.service.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { LARKFIELD } from '../companies.ts';

/** The sandbox knows both from the start. */
const TOKEN = 'checkr-sandbox-demo-token';
const ACCOUNT = 'a1c0ffee000000000000a001';

export async function connectDemoCheckr(app: App): Promise<void> {
  const { checkr, sandbox } = app.config;
  if (!checkr?.url.startsWith(sandbox.url)) return;
  const company = await inSystem(app.pool, (tx) =>
    tx.db.selectFrom('companies').select('id').where('digest_key', '=', LARKFIELD.digestKey).executeTakeFirst(),
  );
  if (!company) return;
  await inCompany(app.pool, company.id, async (tx) => {
    const owner = { company_id: company.id, nickname: 'checkr' } as const;
    const inserted = await tx.db
      .insertInto('integrations')
      .values({
        ...owner,
        status: 'active',
        provider_account: ACCOUNT,
        config: JSON.stringify({ default_package: 'standard_plus' }),
        secrets: sealSecrets(app, owner, { access_token: TOKEN }),
        connected_at: app.clock(),
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'nickname']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // The worker then reads the packages and places of the account.
    if (!inserted) return;
    await recordEvent(tx, { companyId: company.id, name: INTEGRATION_CHANGED, subjectId: inserted.id });
  });
}
