// The interviews and offers behind a number: their lists of people would count somebody with two of them once.
import type { AnalyticsFilters, AnalyticsRecord } from '@onward/contract/analytics/analytics';
import { type PeoplePanel, statusesBehind } from '@onward/domain/analytics/panels';
import type { PageWindow } from '../../platform/database/lists.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { momentsOf } from './counts.queries.ts';
import { postingsOf } from './places.ts';
import { spanOf } from './show-panel.ts';

const SOURCES: Record<PeoplePanel, { table: string; at: string }> = {
  interview_outcomes: { table: 'meetings', at: 'starts_at' },
  offer_acceptance: { table: 'application_offers', at: 'sent_at' },
};

type RecordRow = Omit<AnalyticsRecord, 'name' | 'at'> & { first_name: string; last_name: string; at: Date };

export async function listRecords(
  call: CompanyCall,
  panel: PeoplePanel,
  { key = 'all', ...filters }: AnalyticsFilters & { key?: string },
  { perPage, offset }: Pick<PageWindow<string>, 'perPage' | 'offset'>,
): Promise<{ records: AnalyticsRecord[]; totalCount: number }> {
  const { tx, access } = call;
  const statuses = statusesBehind(panel, key);
  if (!statuses) throw fieldInvalid('key', 'invalid');
  const { table, at } = SOURCES[panel];
  const positionIds = await postingsOf(call, filters);
  const from = `from ${table} r join applications a on a.company_id = r.company_id and a.id = r.application_id
    where r.company_id = $1 and r.${at} >= $2 and r.${at} < $3 and r.status = any($4)
      and ($5::bigint[] is null or a.position_id = any($5))`;
  const values = [access.companyId, ...momentsOf(await spanOf(call, filters)), statuses, positionIds];
  const counted = await tx.client.query<{ count: number }>(`select count(*)::int as count ${from}`, values);
  const { rows } = await tx.client.query<RecordRow>(
    `select found.*, p.title as position_title, l.name as location_name from (
       select r.id, r.application_id, a.first_name, a.last_name, a.position_id, r.status, r.${at} as at ${from}
       order by r.${at} desc, r.id desc limit $6 offset $7
     ) found
     join positions p on p.company_id = $1 and p.id = found.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     order by found.at desc, found.id desc`,
    [...values, perPage, offset],
  );
  return { records: rows.map(presentRecord), totalCount: counted.rows[0]?.count ?? 0 };
}

const presentRecord = ({ first_name, last_name, at, ...row }: RecordRow): AnalyticsRecord => ({
  id: row.id,
  application_id: row.application_id,
  name: `${first_name} ${last_name}`.trim(),
  position_title: row.position_title,
  location_name: row.location_name,
  status: row.status,
  at: at.toISOString(),
});
