// What an unsubscribe page says about the sender.
import type { Unsubscribing } from '@onward/contract/careers/portal-pages';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import type { Transaction } from '../../platform/database/transaction.ts';

interface Found extends Address {
  company_name: string;
  brand_name: string | null;
  email_opt_out: boolean;
}

/** The address is that of the place the person applied to last. */
export async function findUnsubscribing(
  tx: Transaction,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<Unsubscribing | undefined> {
  const { rows } = await tx.client.query<Found>(
    `select c.name as company_name, place.brand_name, n.email_opt_out, place.address_line_1, place.address_line_2,
       place.city, place.state, place.postal_code, place.country
     from persons n
     join companies c on c.id = n.company_id
     left join lateral (
       select b.name as brand_name, l.address_line_1, l.address_line_2, l.city, l.state_code as state, l.postal_code,
         l.country_code as country
       from applications a
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       join brands b on b.company_id = l.company_id and b.id = l.brand_id
       where a.company_id = n.company_id and a.person_id = n.id
       order by a.id desc limit 1) place on true
     where n.company_id = $1 and n.id = $2 and n.erased_at is null`,
    [companyId, personId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { company_name, brand_name, email_opt_out: is_unsubscribed } = row;
  return { company_name, brand_name, is_unsubscribed, address: fullAddress(row) };
}
