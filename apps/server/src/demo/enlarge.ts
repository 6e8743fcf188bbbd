// Makes the demo's first company large: numbered records, the same every time, generated in SQL.

import { createPool } from '../platform/database/pool.ts';
import { inSystem, type Transaction } from '../platform/database/transaction.ts';
import { ADD_APPLICANTS } from './applicants/many-applicants.ts';
import { ADD_CONVERSATIONS } from './many-conversations.ts';

/** How many of each to add. */
export interface DemoSize {
  departments?: number;
  locations?: number;
  staff?: number;
  notifications?: number;
  positions?: number;
  applicants?: number;
  /** With applicants that were added. */
  conversations?: number;
}

const COMPANY = `(select id from companies order by id limit 1)`;

const ADD: Record<keyof DemoSize, string[]> = {
  departments: [
    `insert into departments (company_id, name, name_key, description)
     select ${COMPANY}, 'Department ' || n, 'department ' || n, 'Added to make the demo large'
     from generate_series(1, $1::int) n on conflict do nothing`,
  ],
  locations: [
    `insert into locations (company_id, brand_id, identify_code, name, city, state_code, country_code, postal_code, address_line_1)
     select b.company_id, b.id, 'XL-' || n, 'Store ' || n, 'Atlanta', 'GA', 'US', '30303', n || ' Peachtree St'
     from generate_series(1, $1::int) n
     cross join lateral (select company_id, id from brands where company_id = ${COMPANY} order by id offset n % 3 limit 1) b
     on conflict do nothing`,
  ],
  staff: [
    `insert into users (email) select 'colleague.' || n || '@larkfield.test' from generate_series(1, $1::int) n on conflict do nothing`,
    `insert into company_staffs (company_id, user_id, role_id, name, status, wizard_step)
     select ${COMPANY}, u.id, (select id from company_roles where company_id = ${COMPANY} and name = 'Manager'),
       'Colleague ' || n, 'active', 'complete'
     from generate_series(1, $1::int) n join users u on u.email = 'colleague.' || n || '@larkfield.test'
     on conflict do nothing`,
  ],
  notifications: [
    `insert into notifications (company_id, staff_id, notification_type, details, link, fact_key)
     select s.company_id, s.id, 'new_applicant',
       json_build_object('applicant', 'Applicant ' || n, 'position', 'Team Member', 'location', 'Decatur'),
       '/applicants/all-applicants', 'large:' || n
     from generate_series(1, $1::int) n
     cross join lateral (select company_id, id from company_staffs where company_id = ${COMPANY} order by id limit 1) s
     on conflict do nothing`,
  ],
  positions: [
    `with places as (
       select company_id, id, row_number() over (order by id) - 1 as place, count(*) over () as count
       from locations where company_id = ${COMPANY} and deleted_at is null
     )
     insert into positions (company_id, digest_key, title, location_id, description, status, published_at, review_status,
       review_updated_at)
     select l.company_id, 'large' || n, 'Role ' || n, l.id, '<p>Added to make the demo large, and said in many words.</p>',
       (array['published', 'closed', 'closed', 'pending'])[n % 4 + 1],
       case when n % 4 < 3 then now() - make_interval(mins => n) end, case when n % 4 < 3 then 'approved' end, now()
     from generate_series(1, $1::int) n join places l on l.place = n % l.count
     on conflict do nothing`,
  ],
  applicants: ADD_APPLICANTS,
  conversations: ADD_CONVERSATIONS,
};

export const DEMO_KINDS = Object.keys(ADD) as (keyof DemoSize)[];

export async function enlargeDemo(databaseUrl: string, size: DemoSize): Promise<void> {
  // As the table owner, who can disable the counting triggers until everything is inserted.
  const pool = createPool({ url: databaseUrl, size: 1, role: null, onError: () => {} });
  try {
    await inSystem(pool, async (tx) => {
      // Large sizes can take longer than the statement timeout for requests.
      await tx.client.query('set local statement_timeout = 0');
      for (const kind of DEMO_KINDS) await add(tx, kind, size[kind] ?? 0);
    });
  } finally {
    await pool.end();
  }
}

async function add(tx: Transaction, kind: keyof DemoSize, count: number): Promise<void> {
  if (count === 0) return;
  for (const statement of ADD[kind]) await tx.client.query(statement, statement.includes('$1') ? [count] : []);
}
