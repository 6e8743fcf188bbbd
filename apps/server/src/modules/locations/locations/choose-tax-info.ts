// Chooses the tax information row of a location. A masked number in a request means the stored one (CMP-015).
import { employerIdDigits, isMaskedEmployerId, lastFourOf } from '@onward/domain/locations/tax-infos';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { LocationRow } from './locations.queries.ts';
import type { TaxInfoChoice } from './read-entry.ts';
import * as taxInfos from './tax-infos.queries.ts';
import { type Keys, mayViewNumbers, openNumber } from './tax-numbers.ts';

export const sendsMaskedNumber = (choice: TaxInfoChoice): choice is { values: taxInfos.TaxInfoValues } =>
  typeof choice === 'object' && 'values' in choice && isMaskedEmployerId(choice.values.employer_id_number);

/**
 * The location's own row, or one in the caller's scope with the same legal name; undefined when the last digits differ.
 */
export async function rowBehindMask(
  { tx, access }: CompanyCall,
  { employer_id_number: masked, legal_name: legalName }: taxInfos.TaxInfoValues,
  current: LocationRow | null,
): Promise<taxInfos.TaxInfoRow | undefined> {
  const lastFour = lastFourOf(employerIdDigits(masked));
  const own = current?.employer_tax_info;
  if (own?.employer_id_last4 === lastFour) return own;
  const inUse = await taxInfos.listInUse(tx, access);
  return inUse.find((row) => row.employer_id_last4 === lastFour && row.legal_name === legalName);
}

interface Chosen {
  choice: TaxInfoChoice;
  current: LocationRow | null;
  /** The stored number that a masked one refers to. */
  behindMask: taxInfos.TaxInfoRow | undefined;
}

/**
 * Tax information rows are never changed, since locations share them: an identical row is reused, or a new one created.
 */
export async function chooseTaxInfo(
  { encryption }: Keys,
  call: CompanyCall,
  { choice, current, behindMask }: Chosen,
): Promise<number | null> {
  if (choice === 'kept') return current?.employer_tax_info_id ?? null;
  if (choice === 'none') return null;
  if ('id' in choice) return choice.id;
  const { tx, access } = call;
  const { companyId } = access;
  const number = behindMask ? openNumber(encryption, companyId, behindMask) : choice.values.employer_id_number;
  const values = { ...choice.values, employer_id_number: number };
  // For users who may not see numbers, a known id would confirm a correct guess.
  const mayShare = behindMask !== undefined || mayViewNumbers(call);
  const equal = mayShare ? await taxInfos.findEqual(encryption, tx, companyId, values) : null;
  return equal ?? (await taxInfos.insert(encryption, tx, companyId, values));
}
