// The E-Verify account of the demo company, active in all its locations: made, submitted, and approved by the product itself
// with the sandbox as the government. Runs once, before the onboardings that depend on it.
import { findState } from '@onward/domain/locations/addresses';
import { reviewCompany } from '../../modules/everify/companies/review-companies.ts';
import { createCompany } from '../../modules/everify/companies/save-company.ts';
import { submitCompany } from '../../modules/everify/companies/submit-company.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';

const SIGNATORY = 'super.admin@larkfield.test';

const ADDRESS = {
  address_line_1: '1180 W Peachtree St NW',
  address_line_2: 'Suite 2100',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30309',
  country: 'US',
};

export async function enrollDemo(app: App): Promise<void> {
  const staff = await inSystem(app.pool, findStaff);
  if (!staff) return;
  const call = demoCall(app, staff);
  const { id } = await inCompany(app.pool, staff.companyId, async (tx) => {
    const entry = {
      company_name: 'Larkfield Group LLC',
      dba_name: 'Larkfield Group',
      employer_id_number: '582214907',
      number_of_employees: '100_499',
      has_naics_code: true,
      naics_code: '722',
      physical_address: ADDRESS,
      physical_address_as_mailing_address: true,
      employer_category: 'none',
      business_best_describe: 'multiple_locations',
      verifying_employee_type: 'all_new_hires',
      hiring_sites: await listSites(tx, staff.companyId),
      main_contact: { name: 'Renee Castellano', title: 'HR director', phone: '+14045550177', email: SIGNATORY },
      main_contact_as_signatory: true,
    } as const;
    const account = await createCompany({ ...call, tx }, { formi9_compliance_company: entry });
    return submitCompany({ ...call, tx }, account.id, { agreed: true });
  });
  await reviewCompany(app, call, id, { status: 'active' });
}

/** Nothing when there is an account already. */
async function findStaff(tx: Transaction): Promise<DemoStaff | undefined> {
  const { rows } = await tx.client.query<DemoStaff>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = $2
     where c.digest_key = $1 and not exists (select from everify_companies v where v.company_id = c.id)`,
    [LARKFIELD.digestKey, SIGNATORY],
  );
  return rows[0];
}

async function listSites(
  tx: Transaction,
  companyId: number,
): Promise<{ state: string; count: number; location_ids: number[] }[]> {
  const { rows } = await tx.client.query<{ id: number; state: string }>(
    `select id, state_code as state from locations
     where company_id = $1 and deleted_at is null and state_code is not null and country_code = 'US' order by id`,
    [companyId],
  );
  const states = [...new Set(rows.map(({ state }) => state))].filter((state) => findState('US', state) !== null);
  return states.map((state) => {
    const location_ids = rows.filter((row) => row.state === state).map(({ id }) => id);
    return { state, count: location_ids.length, location_ids };
  });
}
