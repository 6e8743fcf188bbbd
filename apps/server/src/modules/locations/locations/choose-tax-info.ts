// Which row of tax information a location gets. A masked number that is sent back stands for the stored one (CMP-015).
import { employerIdDigits, isMaskedEmployerId, lastFourOf } from '@onward/domain/locations/tax-infos';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { LocationRow } from './locations.queries.ts';
import type { TaxInfoChoice } from './read-entry.ts';
import * as taxInfos from './tax-infos.queries.ts';
import { type Keys, mayViewNumbers, openNumber } from './tax-numbers.ts';

export const sendsMaskedNumber = (choice: TaxInfoChoice): choice is { values: taxInfos.TaxInfoValues } =>
  typeof choice === 'object' && 'values' in choice && isMaskedEmployerId(choice.values.employer_id_number);

/** The location's own row, or one in the caller's scope of the same legal name; undefined when the number ends otherwise. */
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
  /** What a masked number stands for. */
  behindMask: taxInfos.TaxInfoRow | undefined;
}

/** Rows of tax information are never changed, since others may share them: one that says the same is used, or a new one. */
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
  // Whoever may not see numbers would learn from an id they know that they guessed right.
  const mayShare = behindMask !== undefined || mayViewNumbers(call);
  const equal = mayShare ? await taxInfos.findEqual(encryption, tx, companyId, values) : null;
  return equal ?? (await taxInfos.insert(encryption, tx, companyId, values));
}
