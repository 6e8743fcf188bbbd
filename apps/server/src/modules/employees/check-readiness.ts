// Whether tax credit and employment eligibility forms can be part of somebody's onboarding (EMP-026, ONB-032).

import type { checkUscisReadiness, checkWotcReadiness } from '@onward/contract/employees/employee-readiness';
import type { ResponseOf } from '@onward/contract/endpoint';
import { maskedEmployerId } from '@onward/domain/locations/tax-infos';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { Port } from '../../platform/port.ts';
import { isAnyActive } from '../integrations/integrations.service.ts';
import type { EmployeeRow } from './employees.queries.ts';
import { loadEmployee } from './record/load-employee.ts';

type Uscis = ResponseOf<typeof checkUscisReadiness>;
type Wotc = ResponseOf<typeof checkWotcReadiness>;

/** The employer whose active E-Verify account covers a location; null when none does. */
export type EverifyCoverage = (
  tx: Transaction,
  companyId: number,
  locationId: number,
) => Promise<{ employerIdNumber: string } | null>;

export const everifyCoverage = new Port<EverifyCoverage>('E-Verify coverage');

const locationOf = ({ location_id, location_name }: EmployeeRow) =>
  location_id === null ? null : { id: location_id, name: location_name ?? '' };

export async function checkUscis(call: CompanyCall, id: number): Promise<Uscis> {
  const row = await loadEmployee(call, id);
  const associated_location = locationOf(row);
  if (associated_location === null) return notReady('missing_location', null, null);
  const covering = await everifyCoverage.get()(call.tx, call.access.companyId, associated_location.id);
  if (covering) {
    return { uscis_ready: true, employer_id_number: covering.employerIdNumber, associated_location, error_code: null };
  }
  const lastFour = await employerIdOf(call, associated_location.id);
  return lastFour === null
    ? notReady('missing_employer_id_number', null, associated_location)
    : notReady('integration_not_active', maskedEmployerId(lastFour), associated_location);
}

const notReady = (
  error_code: Uscis['error_code'],
  employer_id_number: string | null,
  associated_location: Uscis['associated_location'],
): Uscis => ({ uscis_ready: false, employer_id_number, associated_location, error_code });

export async function checkWotc(call: CompanyCall, id: number): Promise<Wotc> {
  const row = await loadEmployee(call, id);
  const error_code = await wotcError(call, row);
  return { wotc_ready: error_code === null, associated_location: locationOf(row), error_code };
}

async function wotcError(call: CompanyCall, row: EmployeeRow): Promise<Wotc['error_code']> {
  if (row.location_id === null) return 'missing_location';
  return (await isAnyActive(call.tx, call.access.companyId, ['wotc', 'ehx_wotc'])) ? null : 'integration_not_active';
}

async function employerIdOf({ tx, access }: CompanyCall, locationId: number): Promise<string | null> {
  const { rows } = await tx.client.query<{ last4: string | null }>(
    `select t.employer_id_last4 as last4 from locations l
     join employer_tax_infos t on t.company_id = l.company_id and t.id = l.employer_tax_info_id
     where l.company_id = $1 and l.id = $2`,
    [access.companyId, locationId],
  );
  return rows[0]?.last4 ?? null;
}
