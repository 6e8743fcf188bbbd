// Forms whose file still has to be written, and what their letterhead shows.
import { BRAND_PALETTES, colorOfBrand } from '@onward/domain/company/brand-colors';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Jobs that are merely late are not repeated. */
const LATE_SECONDS = 5 * SECONDS.minute;

export async function listUnfiled(tx: Transaction, now: Date): Promise<{ company_id: number; id: number }[]> {
  const { rows } = await tx.client.query<{ company_id: number; id: number }>(
    `select company_id, id from employee_onboarding_actions where is_unfiled and completed_at < $1
     order by completed_at limit 500`,
    [addSeconds(now, -LATE_SECONDS)],
  );
  return rows;
}

export async function findSignedFrom(tx: Transaction, companyId: number, id: number): Promise<string> {
  const { rows } = await tx.client.query<{ signed_from: string | null }>(
    'select signed_from from employee_onboarding_actions where company_id = $1 and id = $2',
    [companyId, id],
  );
  return rows[0]?.signed_from ?? '';
}

interface Place {
  company_name: string;
  brand_id: number | null;
  brand_name: string | null;
  brand_color: string | null;
  time_zone: string | null;
}

export async function findLetterhead(tx: Transaction, companyId: number, locationId: number | null, at: Date) {
  const { rows } = await tx.client.query<Place>(
    `select c.name as company_name, b.id as brand_id, b.name as brand_name, b.color as brand_color, l.time_zone
     from companies c
     left join locations l on l.company_id = c.id and l.id = $2
     left join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where c.id = $1`,
    [companyId, locationId],
  );
  const [place] = rows;
  if (!place) throw new Error(`Company ${companyId} does not exist.`);
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: place.time_zone ?? 'UTC' });
  return {
    brand: place.brand_name ?? place.company_name,
    color: BRAND_PALETTES[colorOfBrand({ id: place.brand_id ?? 0, color: place.brand_color })].brand,
    company: place.company_name,
    date: format.format(at),
  };
}
