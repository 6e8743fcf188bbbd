// The employer that a form of a whole employee names, such as the I-9: as the onboarding has it, else the legal entity of
// the location, else the company at the place of work (ONB-005). A remote office has no address of its own.
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { addressOf, type EmployerPlace } from '../employer-place.ts';

export interface NamedEmployer {
  name: string;
  address: string;
}

interface Stored {
  employer_name: string | null;
  employer_address: string | null;
}

export async function findEmployer(
  tx: Transaction,
  companyId: number,
  employee: { id: number; location_id: number | null },
  place: EmployerPlace,
): Promise<NamedEmployer> {
  const entity = await findLegalEntity(tx, companyId, employee.location_id);
  const given = await findInOnboarding(tx, companyId, employee.id);
  return {
    name: given?.employer_name || entity?.name || place.company_name,
    address: given?.employer_address || addressOf(place) || entity?.address || '',
  };
}

async function findInOnboarding(tx: Transaction, companyId: number, employeeId: number): Promise<Stored | undefined> {
  const { rows } = await tx.client.query<Stored>(
    `select m.config ->> 'employer_name' as employer_name, m.config ->> 'employer_address' as employer_address
     from employee_onboarding_modules m
     join employee_onboarding_processes p on p.company_id = m.company_id and p.id = m.process_id
     where m.company_id = $1 and p.employee_id = $2
       and m.module_type in ('i9', 'formi9_compliance_everify') and m.config ->> 'employer_name' <> ''
     order by p.id desc limit 1`,
    [companyId, employeeId],
  );
  return rows[0];
}

async function findLegalEntity(
  tx: Transaction,
  companyId: number,
  locationId: number | null,
): Promise<NamedEmployer | null> {
  const { rows } = await tx.client.query<Address & { legal_name: string }>(
    `select t.legal_name, t.address_line_1, t.address_line_2, t.city, t.state_code as state, t.postal_code,
       t.country_code as country
     from locations l join employer_tax_infos t on t.company_id = l.company_id and t.id = l.employer_tax_info_id
     where l.company_id = $1 and l.id = $2`,
    [companyId, locationId],
  );
  const [row] = rows;
  return row ? { name: row.legal_name, address: fullAddress(row) } : null;
}
