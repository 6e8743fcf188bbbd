// Adds a company with the plan every new company starts with (CMP-067, CMP-068).
import { randomBytes } from 'node:crypto';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import { NEW_COMPANY } from '@onward/domain/staff/new-company';
import type { Transaction } from '../../platform/database/transaction.ts';

export const hasCompanies = async (tx: Transaction): Promise<boolean> =>
  (await tx.db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Runs as the system role, because the company has no staff yet. */
export async function addCompany(
  tx: Transaction,
  { name, timeZone }: { name: string; timeZone: string },
): Promise<{ id: number; uuid: string }> {
  const { tier, tiers, planType, paidLocations, modules, flags, requireSecondFactor } = NEW_COMPANY;
  const company = await tx.db
    .insertInto('companies')
    .values({
      name,
      digest_key: digestKey(randomBytes(DIGEST_KEY_BYTES)),
      time_zone: timeZone,
      tier,
      tiers: [...tiers],
      plan_type: planType,
      paid_locations_count: paidLocations,
      require_second_factor: requireSecondFactor,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto('company_modules')
    .values(modules.map((module) => ({ company_id: company.id, module })))
    .execute();
  await tx.db
    .insertInto('company_flags')
    .values(flags.map((flag) => ({ company_id: company.id, flag, kind: 'growth' })))
    .execute();
  return company;
}
