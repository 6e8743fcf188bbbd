// Reads the user's own profile in one statement, because it is the first request of every app start.
import type { WizardStep } from '@onward/domain/identity/wizard';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';

export interface ProfileRow {
  staff_uuid: string;
  name: string;
  phone: string | null;
  region_number: string | null;
  wizard_step: WizardStep;
  role_id: number;
  staff_created_at: Date;
  company_uuid: string;
  digest_key: string;
  customer_id: string | null;
  company_status: 'active' | 'suspended' | 'cancelled';
  tier: string;
  tiers: string[];
  onboarding_activated_at: Date | null;
  paid_locations_count: number;
  trial: boolean;
  available_positions_count: number | null;
  plan_type: string;
  active_locations_count: number;
  company_time_zone: string;
}

const PROFILE_SQL = `
  select coalesce(s.uuid, u.uuid) as staff_uuid, coalesce(s.name, u.email) as name, s.phone, s.region_number,
    coalesce(s.wizard_step, 'complete') as wizard_step, coalesce(s.role_id, 1) as role_id,
    coalesce(s.created_at, u.created_at, c.created_at) as staff_created_at,
    c.uuid as company_uuid, c.digest_key, c.customer_id, c.status as company_status, c.tier, c.tiers,
    c.onboarding_activated_at, c.paid_locations_count, c.trial, c.available_positions_count, c.plan_type,
    c.active_locations_count, c.time_zone as company_time_zone
  from companies c
  left join company_staffs s on s.company_id = c.id and s.id = $2
  left join users u on u.id = $3
  where c.id = $1`;

export async function findProfile(tx: Transaction, access: CompanyAccess): Promise<ProfileRow> {
  const [row] = await tx.prepared<ProfileRow>('identity_profile', PROFILE_SQL, [
    access.companyId,
    access.staffId,
    access.userId,
  ]);
  if (!row) throw notFound();
  // Visiting support staff have no staff row in the company, and the login is not visible to it either.
  return { ...row, name: row.name ?? access.email, staff_uuid: row.staff_uuid ?? row.company_uuid };
}
