// Erases a person on demand (AHD-020): a super admin types the name to confirm.
import { confirmsErasure, type TracedPerson } from '@onward/domain/applicants/erasing';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { forgetPages } from '../../notifications/notifications.service.ts';
import { isHeld } from './erasing.queries.ts';
import { forgetPerson } from './forget-person.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonTraces } from './person-traces.ts';
import { requirePerson } from './persons.service.ts';

export async function erase(
  call: CompanyCall,
  rooms: readonly PersonTraces[],
  id: number,
  typedName: string,
): Promise<void> {
  const { tx, access, now, requestId } = call;
  const { companyId, staffId, userId } = access;
  await requirePerson(call, id);
  const person = await lockPerson(tx, rooms, companyId, id);
  if ((await requirePerson(call, id)).erased_at) throw wrongState('erased_already');
  if (await isHeld(tx, person)) throw wrongState('on_legal_hold');
  if (!confirmsErasure(typedName, person.names)) throw fieldInvalid('name', 'name_differs');
  await forgetPerson({ tx, companyId, staffId, userId, requestId, now }, rooms, person, id);
}

export const removeNotifications = (
  { pool }: App,
  { companyId, pages }: Pick<TracedPerson, 'companyId' | 'pages'>,
): Promise<void> => inCompany(pool, companyId, (tx) => forgetPages(tx, companyId, pages));

/** Runs after the commit and retries until it works, so that an unavailable store does not keep files. */
export async function removeFiles({ files }: App, { keys }: { keys: readonly string[] }): Promise<void> {
  for (const key of keys) await files.remove(key);
}
