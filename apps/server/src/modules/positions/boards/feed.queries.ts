// What the job board feed contains of each public posting, across all companies.
import type { EmploymentType, SalaryUnit } from '@onward/domain/positions/postings';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface FeedRow {
  company_id: number;
  id: number;
  company_key: string;
  company_name: string;
  brand_key: string;
  brand_name: string;
  digest_key: string;
  title: string;
  description: string;
  employment_type: EmploymentType;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: SalaryUnit | null;
  published_at: Date;
  application_deadline: string | null;
  position_template_id: number | null;
  location_id: number;
  city: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  street: string | null;
  is_remote: boolean;
}

/** The next postings after a given one, in an order that new postings don't change. */
export async function listAfter(
  tx: Transaction,
  { company_id, id }: { company_id: number; id: number },
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await tx.client.query<FeedRow>(
    `select p.company_id, p.id, c.digest_key as company_key, c.name as company_name, b.friendly_id as brand_key,
       b.name as brand_name, p.digest_key, p.title, p.description, p.employment_type, p.salary_min::float8,
       p.salary_max::float8, p.salary_unit, p.published_at, p.application_deadline::text, p.position_template_id,
       l.id as location_id, l.city, l.state_code as state, l.country_code as country, l.postal_code,
       l.address_line_1 as street, l.is_remote
     from positions p
     join companies c on c.id = p.company_id and c.status = 'active'
     join locations l on l.company_id = p.company_id and l.id = p.location_id and l.deleted_at is null
     join brands b on b.company_id = l.company_id and b.id = l.brand_id and b.status = 'active'
     where p.status = 'published' and p.access = 'public' and p.review_status = 'approved'
       and (p.company_id, p.id) > ($1, $2)
     order by p.company_id, p.id limit $3`,
    [company_id, id, most],
  );
  return rows;
}
