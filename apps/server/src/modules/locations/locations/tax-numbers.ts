// Employer tax numbers: encrypted in the database, masked without `view_sensitive_pii`, and each read of a
// full number is logged (PLT-055, PLT-056).
import { lastFourOf, maskedEmployerId } from '@onward/domain/locations/tax-infos';
import type { App } from '../../../platform/app.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';

/** Encrypts and decrypts numbers. */
export type Keys = Pick<App, 'encryption'>;

/** The stored form; base64, because rows of tax information are also passed as JSON. */
export interface SealedNumber {
  id: number;
  employer_id_sealed: string | null;
  employer_id_last4: string | null;
}

interface NumberPlace {
  company_id: number;
  id: number;
}

export const sealNumber = (encryption: Encryption, number: string, place: NumberPlace) => ({
  employer_id_sealed: encryption.encrypt(number, placeIn('employer_tax_infos.employer_id_sealed', place)),
  employer_id_last4: lastFourOf(number),
});

export const openNumber = (
  encryption: Encryption,
  company_id: number,
  { id, employer_id_sealed: sealed }: SealedNumber,
): string =>
  sealed === null
    ? ''
    : encryption.decrypt(
        Buffer.from(sealed, 'base64'),
        placeIn('employer_tax_infos.employer_id_sealed', { company_id, id }),
      );

export const mayViewNumbers = ({ access }: Pick<CompanyCall, 'access'>): boolean =>
  access.permissions.includes('view_sensitive_pii');

/** Shows numbers to one caller, and remembers whether one was shown in full. */
export class NumberView {
  readonly #encryption: Encryption;
  readonly #call: CompanyCall;
  #viewed = false;

  constructor({ encryption }: Keys, call: CompanyCall) {
    this.#encryption = encryption;
    this.#call = call;
  }

  show(row: SealedNumber): string {
    if (!mayViewNumbers(this.#call)) return maskedEmployerId(row.employer_id_last4 ?? '');
    this.#viewed = true;
    return openNumber(this.#encryption, this.#call.access.companyId, row);
  }

  /** Called once a response is complete; `locationId` when it is about one. */
  async record(locationId: number | null = null): Promise<void> {
    if (!this.#viewed) return;
    const { tx, access, requestId } = this.#call;
    await recordAudit(tx, {
      companyId: access.companyId,
      userId: access.userId,
      event: 'tax_numbers_viewed',
      subjectType: 'location',
      subjectId: locationId,
      requestId,
    });
  }
}

/**
 * Encrypts plain text left by an earlier version; the old value is part of the condition, so several processes may run
 * it.
 */
export const sealPlainTaxNumbers = ({ pool, encryption }: App): Promise<number> =>
  inSystem(pool, async (tx) => {
    const { rows } = await tx.client.query<NumberPlace & { number: string }>(
      'select company_id, id, employer_id_number as number from employer_tax_infos where employer_id_number is not null',
    );
    let sealed = 0;
    for (const { company_id, id, number } of rows) {
      const { employer_id_sealed, employer_id_last4 } = sealNumber(encryption, number, { company_id, id });
      const { rowCount } = await tx.client.query(
        `update employer_tax_infos set employer_id_number = null, employer_id_sealed = $3, employer_id_last4 = $4
         where id = $1 and employer_id_number = $2`,
        [id, number, employer_id_sealed, employer_id_last4],
      );
      sealed += rowCount ?? 0;
    }
    return sealed;
  });
