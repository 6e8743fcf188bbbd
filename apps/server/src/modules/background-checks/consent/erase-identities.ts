// The nightly job that erases identities which no longer wait for the provider, or have waited for too long (CHK-010).
import { IDENTITY_DAYS } from '@onward/domain/background-checks/consent';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { findPerson } from '../check-people.ts';
import * as checks from '../checks.queries.ts';
import { end } from '../decide-checks.ts';
import { notifyOfCheck } from '../notify-of-check.ts';

export const ERASE_IDENTITIES_TASK = 'background_checks.erase_identities';

export async function eraseIdentities(app: App): Promise<void> {
  const before = addSeconds(app.clock(), -IDENTITY_DAYS * SECONDS.day);
  const old = await inSystem(app.pool, (tx) => checks.listOldIdentities(tx, before));
  for (const { company_id, id } of old) await eraseIdentity(app, company_id, id);
}

/** Without the identity nothing can be ordered, so a check that still waits ends. */
const eraseIdentity = (app: App, companyId: number, id: number): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.lock(tx, companyId, id);
    const application = check && (await findApplication(tx, companyId, check.application_id));
    const person = check && (await findPerson(tx, companyId, check.application_id));
    if (!check?.identity || !application || !person) return;
    if (check.status !== 'pending' || check.report_id) return void (await checks.update(tx, check, { identity: null }));
    await end(tx, application, check, { actor: 'system', now: app.clock() });
    await notifyOfCheck(tx, check, person, 'unsent');
  });
