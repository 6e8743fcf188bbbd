// Busy times of external calendars as of the last read.
import type { Interval } from '@onward/domain/interviews/intervals';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { LinkRow } from './links.queries.ts';

/** True when they changed. */
export async function replaceBusyTimes(
  tx: Transaction,
  { company_id, id, staff_id }: LinkRow,
  busy: readonly Interval[],
  now: Date,
): Promise<boolean> {
  const before = await tx.prepared<{ starts_at: Date; ends_at: Date }>(
    'busy_times_take',
    'delete from busy_times where company_id = $1 and link_id = $2 returning starts_at, ends_at',
    [company_id, id],
  );
  const spans = busy.map(({ from, to }) => ({ starts_at: new Date(from), ends_at: new Date(to) }));
  await tx.prepared(
    'busy_times_put',
    `insert into busy_times (company_id, link_id, staff_id, starts_at, ends_at)
     select $1, $2, $3, b.starts_at, b.ends_at
     from json_to_recordset($4) as b (starts_at timestamptz, ends_at timestamptz)`,
    [company_id, id, staff_id, JSON.stringify(spans)],
  );
  await tx.prepared(
    'busy_times_checked',
    'update calendar_links set checked_at = $3 where company_id = $1 and id = $2',
    [company_id, id, now],
  );
  return textOf(before, now) !== textOf(spans, now);
}

/** Past busy times are ignored. */
const textOf = (spans: readonly { starts_at: Date; ends_at: Date }[], now: Date): string =>
  spans
    .filter(({ ends_at }) => ends_at > now)
    .map(({ starts_at, ends_at }) => `${starts_at.toISOString()}/${ends_at.toISOString()}`)
    .toSorted()
    .join(' ');

/** The time zone of all-day entries. */
export async function findZone(tx: Transaction, companyId: number, staffId: number): Promise<string> {
  const rows = await tx.prepared<{ time_zone: string }>(
    'busy_times_zone',
    `select coalesce(k.time_zone, c.time_zone) as time_zone from companies c
     left join calendars k on k.company_id = c.id and k.staff_id = $2 where c.id = $1`,
    [companyId, staffId],
  );
  return rows[0]?.time_zone ?? 'UTC';
}
