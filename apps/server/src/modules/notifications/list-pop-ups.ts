// Announcements that stay until they are dismissed, one per person and day, and live events that are shown once
// (NTF-016, NTF-017).
import type { PopUpNotification } from '@onward/contract/notifications/notifications';
import { isLiveEvent, type LiveEventKind } from '@onward/domain/notifications/pop-ups';
import type { Language } from '@onward/domain/platform/languages';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { type Details, putIntoWords } from './put-into-words.ts';

type Member = Pick<CompanyAccess, 'companyId' | 'staffId'>;

export interface NewAnnouncement extends Member {
  kind: string;
  title: string;
  body: string;
  link: string | null;
}

export interface NewLiveEvent extends Member {
  kind: LiveEventKind;
  /** One of the texts of events. */
  words: string;
  details: Details;
  link: string;
}

export const announcePopUp = (tx: Transaction, announcement: NewAnnouncement): Promise<void> =>
  insertPopUp(tx, announcement);

/** Not for somebody who turned pop-ups off; the bell has it anyway. */
export async function showLiveEvent(tx: Transaction, { details, ...event }: NewLiveEvent): Promise<void> {
  if (!(await livePopUpsOn(tx, event))) return;
  await insertPopUp(tx, { ...event, details: JSON.stringify(details) });
}

async function insertPopUp(
  tx: Transaction,
  { companyId, staffId, ...popUp }: NewAnnouncement | (Omit<NewLiveEvent, 'details'> & { details: string }),
): Promise<void> {
  const { id } = await tx.db
    .insertInto('pop_up_notifications')
    .values({ company_id: companyId, staff_id: staffId, ...popUp })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(tx, { companyId, name: 'pop_up_created', subjectId: id, staffId });
}

interface PopUpRow {
  id: number;
  kind: string;
  title: string | null;
  body: string | null;
  words: string | null;
  details: Details;
  link: string | null;
  created_at: Date;
}

/** What waits for the person, in their language. The day of an announcement is the company's. */
export async function listPopUps(
  tx: Transaction,
  { companyId, staffId }: Member,
  language: Language,
): Promise<PopUpNotification[]> {
  const rows = await tx.prepared<PopUpRow & Record<string, unknown> & { announced_today: boolean }>(
    'notifications_pop_ups',
    `select p.id, p.kind, p.title, p.body, p.words, p.details, p.link, p.created_at,
       coalesce((s.announced_at at time zone c.time_zone)::date = (now() at time zone c.time_zone)::date, false)
         as announced_today
     from pop_up_notifications p join companies c on c.id = p.company_id
     left join pop_up_settings s on s.company_id = p.company_id and s.staff_id = p.staff_id
     where p.company_id = $1 and p.staff_id = $2 and p.dismissed_at is null order by p.id`,
    [companyId, staffId],
  );
  return rows
    .filter(({ kind, announced_today }) => isLiveEvent(kind) || !announced_today)
    .map((row) => presentPopUp(row, language));
}

function presentPopUp({ words, details, ...row }: PopUpRow, language: Language): PopUpNotification {
  const announced = { title: row.title ?? '', body: row.body ?? '' };
  return {
    id: row.id,
    kind: row.kind,
    link: row.link,
    ...(words === null ? announced : putIntoWords(words, details, translator(language))),
    created_at: row.created_at.toISOString(),
  };
}

/** Returns false for somebody else's pop-up. */
export async function markShown(tx: Transaction, member: Member, id: number, now: Date): Promise<boolean> {
  const popUp = await tx.db
    .selectFrom('pop_up_notifications')
    .select('kind')
    .where('company_id', '=', member.companyId)
    .where('staff_id', '=', member.staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!popUp) return false;
  if (isLiveEvent(popUp.kind)) await dismissPopUp(tx, member, id, now);
  else await savePopUpSettings(tx, member, { announced_at: now });
  return true;
}

export async function dismissPopUp(
  tx: Transaction,
  { companyId, staffId }: Member,
  id: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('pop_up_notifications')
    .set({ dismissed_at: sql`coalesce(dismissed_at, ${now})` })
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function livePopUpsOn(tx: Transaction, { companyId, staffId }: Member): Promise<boolean> {
  const row = await tx.db
    .selectFrom('pop_up_settings')
    .select('live_events')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.live_events ?? true;
}

export async function savePopUpSettings(
  tx: Transaction,
  { companyId, staffId }: Member,
  change: { live_events: boolean } | { announced_at: Date },
): Promise<void> {
  await tx.db
    .insertInto('pop_up_settings')
    .values({ company_id: companyId, staff_id: staffId, ...change })
    .onConflict((row) => row.columns(['company_id', 'staff_id']).doUpdateSet(change))
    .execute();
}
