// Threads as the inbox shows them: what has not changed since it was last shown is not read again.
import type { ApplicationRow as ShownApplication } from '@onward/contract/applicants/application';
import { ConversationRow as ShownConversation } from '@onward/contract/messages/conversations';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type FoundRow, type KeptRow, KeptRows } from '../../platform/kept-rows.ts';
import { APPLICATION_VERSION, shownApplicants } from '../applicants/applicants.service.ts';
import { presentRow } from './conversations.presenter.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';

/** Changes with anything a row shows but its names. */
const VERSION = `concat_ws(' ', c.xmin,
    (select person.xmin from persons person where person.company_id = $1 and person.id = c.person_id),
    (select last.xmin from messages last where last.company_id = $1 and last.id = c.last_message_id),
    (select max(f.id) from message_attachments f where f.company_id = $1 and f.message_id = c.last_message_id)
  ) as version`;

/** What a list asks of the table `c`. */
export const FOUND = `c.id, ${VERSION}`;

/** In the order of the ids. */
export async function foundByIds(tx: Transaction, companyId: number, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  return tx.prepared<FoundRow & Record<string, unknown>>(
    'conversations_found',
    `select ${FOUND} from unnest($2::bigint[]) with ordinality as wanted (id, place)
     cross join lateral (select *, xmin from conversations c where c.company_id = $1 and c.id = wanted.id limit 1) c
     order by wanted.place`,
    [companyId, ids],
  );
}

const KEPT = new KeptRows<ShownConversation>('conversation', ShownConversation);

export const shownRows = (
  { tx, names, access }: CompanyCall,
  found: readonly FoundRow[],
): Promise<KeptRow<ShownConversation>[]> =>
  KEPT.of(names, access.companyId, found, (ids) => readRows(tx, access.companyId, ids));

/** Good for asking early what is most likely needed; whether it is still true has to be asked as well. */
export const lastShownThread = ({ names, access }: CompanyCall, id: number): ShownConversation | undefined =>
  KEPT.lastShown(names, access.companyId, id);

async function readRows(tx: Transaction, companyId: number, ids: readonly number[]): Promise<ShownConversation[]> {
  const rows = await conversations.findByIds(tx, companyId, ids);
  const lastIds = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const last = await messages.findByIds(tx, companyId, lastIds);
  return rows.map((row) => presentRow(row, last.get(row.last_message_id ?? 0)));
}

/** One alone with its applicant, each as their lists show them. */
export async function shownThread(
  call: CompanyCall,
  id: number,
): Promise<{ thread: ShownConversation; application: ShownApplication } | undefined> {
  const [found] = await call.tx.prepared<FoundRow & { application_id: number; application_version: string }>(
    'conversations_found_one',
    `select ${FOUND}, a.id as application_id, ${APPLICATION_VERSION} as application_version
     from conversations c join applications a on a.company_id = $1 and a.id = c.application_id
     where c.company_id = $1 and c.id = $2`,
    [call.access.companyId, id],
  );
  if (!found) return undefined;
  const applicant = { id: found.application_id, version: found.application_version };
  const [[thread], [application]] = await Promise.all([shownRows(call, [found]), shownApplicants(call, [applicant])]);
  return thread && application ? { thread: thread.row, application: application.row } : undefined;
}

/** One applicant as their list shows them, by number. */
export async function shownApplicant(call: CompanyCall, id: number): Promise<ShownApplication | undefined> {
  const [found] = await call.tx.prepared<FoundRow & Record<string, unknown>>(
    'conversations_found_applicant',
    `select a.id, ${APPLICATION_VERSION} as version from applications a where a.company_id = $1 and a.id = $2`,
    [call.access.companyId, id],
  );
  if (!found) return undefined;
  const [application] = await shownApplicants(call, [found]);
  return application?.row;
}
