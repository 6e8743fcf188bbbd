// Which employer verifies the people at a location (EVF-012).
import type { EverifyCoverage } from '../../employees/employees.service.ts';
import { findCovering } from './companies.queries.ts';

export const findEverifyCoverage: EverifyCoverage = async (tx, companyId, locationId) => {
  const account = await findCovering(tx, companyId, locationId);
  return account ? { employerIdNumber: account.employer_id_number } : null;
};
