// Finds applicants, and employees who never applied here, by name, phone, or email.
import type { PrivacyPerson } from '@onward/contract/privacy/people';
import { personQuery, personWords } from '@onward/domain/platform/search/search-words';
import type { CompanyCall } from '../../../platform/http/route.ts';

const FOUND_MAX = 10;

/** More than are shown, because merged and erased people are found, too. */
const LOOKED_UP_MAX = 100;

/** Shorter beginnings of a number fit too many people. */
const DIGITS_MIN = 4;

export async function findPeople({ tx, access }: CompanyCall, text: string): Promise<PrivacyPerson[]> {
  const given = text.trim();
  const words = personQuery(access.companyId, given);
  if (words === null) return [];
  const [digits = ''] = personWords(given);
  const isNumber = /^\d+$/.test(digits) && digits.length >= DIGITS_MIN;
  const { rows } = await tx.client.query<PrivacyPerson>(
    `with found as (
       select id from persons where company_id = $1 and $3 <> '' and email = lower($3)
       union select id from persons where company_id = $1 and $4 <> '' and (phone = $4 or region_number || phone = $4)
       union select id from onward.find_persons($2::tsquery, ${LOOKED_UP_MAX}) as id where $4 = '' and $3 not like '%@%'
     ), people as (
       select p.id as person_id, null::bigint as employee_id, trim(p.first_name || ' ' || p.last_name) as name, p.email,
         p.phone, p.region_number, newest.id as application_id, newest.count as applications_count
       from found join persons p on p.company_id = $1 and p.id = found.id and p.merged_into is null and p.erased_at is null
       cross join lateral (select max(a.id) as id, count(*)::integer as count from applications a
         where a.company_id = $1 and a.person_id = p.id) newest
       union all
       select null, e.id, e.name, e.email, e.phone, e.region_number, null, 0 from employees e
       where e.company_id = $1 and e.application_id is null and e.words @@ $2::tsquery
     )
     select people.*, coalesce(person_id in (select onward.held_persons($1)), false)
       or coalesce(employee_id in (select onward.held_employees($1)), false) as is_held
     from people order by name, person_id, employee_id limit ${FOUND_MAX}`,
    [access.companyId, words, given, isNumber ? digits : ''],
  );
  return rows;
}
