// A staff member's own external calendars: list, refresh, disconnect. Links of others are not found (SCH-014).
import type { CalendarLink } from '@onward/contract/interviews/external-calendars';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { askToSync, type CalendarContext, REVOKE_TASK } from './calendar-context.ts';
import { presentLink } from './links.presenter.ts';
import {
  deleteLink,
  findLink,
  isAccountInUse,
  type LinkOwner,
  type LinkRow,
  listLinks,
  takeLinksOfLeavers,
} from './links.queries.ts';
import { CALENDAR_CHANGED } from './notify-link.ts';

export async function listOwnLinks({ tx, access }: CompanyCall): Promise<CalendarLink[]> {
  const links = await listLinks(tx, access.companyId, access.staffId);
  return links.map(presentLink);
}

async function requireOwnLink({ tx, access }: CompanyCall, id: number): Promise<LinkRow> {
  const link = await findLink(tx, { company_id: access.companyId, id });
  if (link?.staff_id !== access.staffId) throw notFound();
  return link;
}

export async function syncOwnLink(call: CompanyCall, id: number): Promise<CalendarLink> {
  const link = await requireOwnLink(call, id);
  if (link.broken_at) throw wrongState('calendar_links.broken');
  await askToSync(call.tx, { company_id: link.company_id, id, attempt: 0, is_awaited: true });
  return presentLink(link);
}

export interface RevokeJob extends LinkOwner, Pick<LinkRow, 'account'> {
  /** Encrypted like the column it comes from. */
  refresh_token: string;
}

async function askToRevoke(
  tx: Transaction,
  { company_id, staff_id, provider, account, refresh_token }: LinkOwner & Pick<LinkRow, 'account' | 'refresh_token'>,
): Promise<void> {
  const job: RevokeJob = { company_id, staff_id, provider, account, refresh_token: refresh_token.toString('base64') };
  await enqueue(tx, REVOKE_TASK, job);
}

/** Tokens of former staff are deleted. */
export async function releaseLeavers(tx: Transaction): Promise<void> {
  for (const link of await takeLinksOfLeavers(tx)) await askToRevoke(tx, link);
}

/** Interviews already written to the calendar stay, because they still take place. */
export async function removeOwnLink(call: CompanyCall, id: number): Promise<void> {
  const link = await requireOwnLink(call, id);
  await deleteLink(call.tx, link);
  await askToRevoke(call.tx, link);
  await recordChange(call, {
    event: 'calendar_disconnected',
    subjectType: 'company_staff',
    subjectId: link.staff_id,
    changes: { provider: link.provider },
    announce: { name: CALENDAR_CHANGED },
  });
}

/** Consent is shared across companies, so it is not revoked while another link uses it. */
export async function revokeConsent({ app, clients }: CalendarContext, job: RevokeJob): Promise<void> {
  if (await inSystem(app.pool, (tx) => isAccountInUse(tx, job.provider, job.account))) return;
  const sealed = Buffer.from(job.refresh_token, 'base64');
  await clients[job.provider]?.revoke(app.encryption.decrypt(sealed, placeIn('calendar_links.refresh_token', job)));
}
