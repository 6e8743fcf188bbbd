// Queries on settings and the bell.
import {
  type ChannelSettings,
  DEFAULT_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@onward/domain/notifications/types';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

type Member = Pick<CompanyAccess, 'companyId' | 'staffId'>;

export interface ConfigRow {
  id: number;
  notification_type: NotificationType;
  email: boolean;
  sms: boolean;
}

const CONFIG_COLUMNS = [
  'id',
  'email',
  'sms',
  sql<NotificationType>`notification_type`.as('notification_type'),
] as const;

/** One row per type and person; missing ones are added with their default, so that a new type reaches everyone. */
export async function ensureConfigs(tx: Transaction, { companyId, staffId }: Member): Promise<ConfigRow[]> {
  const known = await listConfigs(tx, { companyId, staffId });
  const missing = NOTIFICATION_TYPES.filter((type) => !known.some((row) => row.notification_type === type));
  if (missing.length === 0) return known;
  await tx.db
    .insertInto('notification_configs')
    .values(
      missing.map((type) => ({
        company_id: companyId,
        staff_id: staffId,
        notification_type: type,
        ...DEFAULT_CHANNELS,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
  return listConfigs(tx, { companyId, staffId });
}

const listConfigs = async (tx: Transaction, { companyId, staffId }: Member): Promise<ConfigRow[]> => {
  const rows = await tx.db
    .selectFrom('notification_configs')
    .select(CONFIG_COLUMNS)
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .execute();
  const place = (row: ConfigRow) => NOTIFICATION_TYPES.indexOf(row.notification_type);
  return rows.sort((a, b) => place(a) - place(b));
};

export const findConfig = (
  tx: Transaction,
  { companyId, staffId }: Member,
  id: number,
): Promise<ConfigRow | undefined> =>
  tx.db
    .selectFrom('notification_configs')
    .select(CONFIG_COLUMNS)
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();

export const saveConfig = (tx: Transaction, { companyId, staffId }: Member, id: number, settings: ChannelSettings) =>
  tx.db
    .updateTable('notification_configs')
    .set({ email: settings.email, sms: settings.sms })
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .execute();

/** For someone who no longer has a number. */
export async function turnTextsOff(tx: Transaction, { companyId, staffId }: Member): Promise<void> {
  await tx.db
    .updateTable('notification_configs')
    .set({ sms: false })
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .execute();
}

export const hasPhone = async (tx: Transaction, { companyId, staffId }: Member): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('company_staffs')
    .select(['phone', 'region_number'])
    .where('company_id', '=', companyId)
    .where('id', '=', staffId)
    .executeTakeFirst();
  return Boolean(row?.phone && row.region_number);
};

export interface NotificationRow {
  id: number;
  notification_type: NotificationType;
  details: Record<string, string>;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

export const listLatest = (
  tx: Transaction,
  { companyId, staffId }: Member,
  window: { offset: number; perPage: number },
) =>
  tx.db
    .selectFrom('notifications')
    .select(['id', 'link', 'read_at', 'created_at', sql<NotificationType>`notification_type`.as('notification_type')])
    .select(sql<Record<string, string>>`details`.as('details'))
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(window.perPage)
    .offset(window.offset)
    .execute();

/** Counting stops at a limit, so that an old account costs no more than a new one. */
const COUNTED_AT_MOST = 10_000;

export async function counts(
  tx: Transaction,
  { companyId, staffId }: Member,
): Promise<{ total: number; unread: number }> {
  const [row] = await tx.prepared<{ total: number; unread: number }>(
    'notifications_counts',
    `select
       (select count(*) from (select from notifications where company_id = $1 and staff_id = $2 limit $3) a) as total,
       (select count(*) from
         (select from notifications where company_id = $1 and staff_id = $2 and read_at is null limit $3) b) as unread`,
    [companyId, staffId, COUNTED_AT_MOST],
  );
  return row ?? { total: 0, unread: 0 };
}

export const markAllRead = (tx: Transaction, { companyId, staffId }: Member, now: Date) =>
  tx.db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .execute();
