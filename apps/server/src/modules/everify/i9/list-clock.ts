// What is due on Forms I-9 of employees in scope, the most urgent first (AHD-011).

import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { I9Row as ListedForm, listI9Forms } from '@onward/contract/everify/i9-forms';
import type { CaseStatus } from '@onward/domain/everify/case-states';
import {
  clockDays,
  daysLeft,
  type I9Due,
  REVERIFY_WARNING_DAYS,
  SOON_DAYS,
  urgencyOf,
} from '@onward/domain/everify/i9-clock';
import type { I9Status } from '@onward/domain/everify/i9-states';
import type { SortOrder } from '@onward/domain/platform/lists';
import { personQuery } from '@onward/domain/platform/search/search-words';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission } from '@onward/domain/staff/permissions';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';
import { countPurgeable } from './purgeable.queries.ts';

type Wanted = QueryOf<typeof listI9Forms>;
type Listed = ResponseOf<typeof listI9Forms>;

const ORDERS = ['due_on', 'location', 'manager'] as const;
const BY_LOCATION: SortOrder<(typeof ORDERS)[number]> = { field: 'location', direction: 'asc' };
const PAGE_SIZE = 25;

const ORDER_BY: Record<(typeof ORDERS)[number], string> = {
  due_on: 'f.due_on',
  location: 'l.name nulls last, f.due_on',
  manager: 'manager_name nulls last, f.due_on',
};

interface ClockRow {
  id: number;
  employee_id: number;
  employee_name: string;
  phone: string | null;
  location_id: number | null;
  location_name: string | null;
  brand_name: string | null;
  manager_name: string | null;
  time_zone: string;
  status: I9Status;
  case_id: number | null;
  case_status: CaseStatus | null;
  due_what: I9Due;
  due_on: string;
  first_day: string;
  process_key: string | null;
}

interface CountsRow {
  late: number;
  today: number;
  soon: number;
  later: number;
  expiring: number;
}

const TABLES = `i9_forms f
  join employees e on e.company_id = f.company_id and e.id = f.employee_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  left join brands b on b.company_id = l.company_id and b.id = l.brand_id`;

/** An expiry is listed once its first warning is due. */
const DUE = `f.due_on is not null
  and (f.due_what <> 'reverification' or f.due_on <= $6::date + ${REVERIFY_WARNING_DAYS[0]})`;

/** Days of the place of work; the caller's clock decides which day it is. */
const AT_PLACE = `($7::timestamptz at time zone coalesce(l.time_zone, 'America/New_York'))::date`;

const URGENCY = `case when f.due_on < ${AT_PLACE} then 'late' when f.due_on = ${AT_PLACE} then 'today'
  when f.due_what = 'reverification' then 'expiring' when f.due_on <= ${AT_PLACE} + ${SOON_DAYS} then 'soon'
  else 'later' end`;

export async function listClock(call: CompanyCall, wanted: Wanted): Promise<Listed> {
  const { tx, access, now } = call;
  const window = pageWindow(wanted, ORDERS, BY_LOCATION, PAGE_SIZE);
  const words = wanted.query?.trim() ? personQuery(access.companyId, wanted.query) : null;
  const base = [...scopeValues(access), now.toISOString().slice(0, 10), now];
  const filters = [
    wanted.urgency && wanted.urgency !== 'open' ? wanted.urgency : null,
    wanted.what ?? null,
    wanted.location_id ?? null,
    wanted.brand ?? null,
    words,
  ];
  const where = `${IN_SCOPE} and f.company_id = $1 and ${DUE}`;
  const matching = `($8::text is null or ${URGENCY} = $8) and ($9::text is null or f.due_what = $9)
    and ($10::bigint is null or e.location_id = $10) and ($11::text is null or b.name = $11)
    and ($12::text is null or e.words @@ $12::text::tsquery)`;
  const { field, direction } = window.order;
  const { rows } = await tx.client.query<ClockRow & { total: number }>(
    `select f.id, e.id as employee_id, e.name as employee_name, e.phone, l.id as location_id, l.name as location_name,
       b.name as brand_name, ${MANAGER} as manager_name, coalesce(l.time_zone, 'America/New_York') as time_zone, f.status,
       k.id as case_id, k.status as case_status, f.due_what, f.due_on::text, f.first_day::text,
       o.digest_key as process_key, count(*) over ()::int as total
     from ${TABLES}
     left join employee_onboarding_processes o on o.company_id = f.company_id and o.employee_id = f.employee_id
       and o.ended_at is null
     left join lateral (select c.id, c.status from everify_cases c where c.company_id = f.company_id
       and c.employee_id = f.employee_id order by c.id desc limit 1) k on true
     where ${where} and ${matching}
     order by ${ORDER_BY[field]}${field === 'due_on' ? ` ${direction}` : ''}, f.id
     limit $13 offset $14`,
    [...base, ...filters, window.perPage, window.offset],
  );
  const counts = await countByUrgency(call, where, base);
  const total = rows[0]?.total ?? 0;
  return {
    i9_forms: rows.map((row) => presentRow(row, now)),
    ...pageFacts(window, total),
    counts: {
      ...counts,
      purgeable: holdsPermission(access.permissions, 'manage_everify') ? await countPurgeable(call) : null,
    },
  };
}

/** The one who is responsible for the location; the first by name when there are several. */
const MANAGER = `(select s.name from staff_scopes sc join company_staffs s on s.company_id = sc.company_id
  and s.id = sc.staff_id and s.status = 'active' where sc.company_id = e.company_id and sc.kind = 'location'
  and sc.record_id = e.location_id order by s.name limit 1)`;

async function countByUrgency(
  { tx }: CompanyCall,
  where: string,
  values: readonly unknown[],
): Promise<Omit<Listed['counts'], 'purgeable'>> {
  const { rows } = await tx.client.query<CountsRow>(
    `select count(*) filter (where u = 'late')::int as late, count(*) filter (where u = 'today')::int as today,
       count(*) filter (where u = 'soon')::int as soon, count(*) filter (where u = 'later')::int as later,
       count(*) filter (where u = 'expiring')::int as expiring
     from (select ${URGENCY} as u from ${TABLES} where ${where}) counted`,
    [...values],
  );
  const { late = 0, today = 0, soon = 0, later = 0, expiring = 0 } = rows[0] ?? {};
  return { late, today, soon, expiring, open: late + today + soon + later + expiring };
}

function presentRow(row: ClockRow, now: Date): ListedForm {
  const today = dayIn(now, row.time_zone);
  const item = { what: row.due_what, due: row.due_on };
  return {
    id: row.id,
    employee: { id: row.employee_id, name: row.employee_name, phone: row.phone },
    location: row.location_id === null ? null : { id: row.location_id, name: row.location_name ?? '' },
    brand: row.brand_name === null ? null : { name: row.brand_name },
    manager_name: row.manager_name,
    status: row.status,
    case_status: row.case_status,
    case_id: row.case_id,
    what: row.due_what,
    due_on: row.due_on,
    days_left: daysLeft(row.due_on, today),
    urgency: urgencyOf(item, today),
    clock: row.due_what === 'reverification' || row.due_what === 'receipt' ? [] : clockDays(row.first_day, today),
    process_key: row.process_key,
  };
}
