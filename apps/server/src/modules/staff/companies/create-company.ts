// Creates a company with its roles, first location, and first super admin, all or nothing (CMP-067, CMP-068).

import { normalizeEmail } from '@onward/domain/platform/contact/email';
import type { Language } from '@onward/domain/platform/languages';
import { NEW_COMPANY, type NewCompanyEntry, newCompanyProblems } from '@onward/domain/staff/new-company';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { conflict, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { addBrand, addCompany, settleReferrals } from '../../company/company.service.ts';
import * as identity from '../../identity/identity.service.ts';
import { saveLocations } from '../../locations/locations.service.ts';
import { insertFirstRoles } from '../roles/roles.queries.ts';
import { insertStaff } from '../staff.write-queries.ts';

export type CreateCall = Pick<CompanyCall, 'tx' | 'names' | 'now' | 'requestId'>;

export interface CreatedCompany {
  companyId: number;
  companyName: string;
  userId: number;
}

/**
 * Runs as the system role. With a password the super admin can sign in at once; without one they are still to be
 * invited. `createdBy` is the support staff member who acts, or null for the first company.
 */
export async function createCompany(
  app: App,
  call: CreateCall,
  entry: NewCompanyEntry,
  createdBy: number | null,
): Promise<CreatedCompany> {
  const { tx, now } = call;
  refuseProblems(entry);
  const name = tidy(entry.company.name);
  const company = await addCompany(tx, { name, timeZone: entry.company.time_zone });
  const userId = await findOrAddUser(call, entry);
  const roleId = await insertFirstRoles(tx, company.id);
  const staffId = await insertStaff(tx, company.id, {
    userId,
    roleId,
    name: tidy(entry.admin.name),
    phone: null,
    regionNumber: null,
    status: entry.admin.password === undefined ? 'invited' : 'active',
    now,
  });
  const access = superAdminOf({ ...company, name, userId, staffId: staffId ?? 0, roleId, email: entry.admin.email });
  await recordAudit(tx, {
    companyId: company.id,
    userId: createdBy ?? userId,
    event: 'company_created',
    subjectType: 'company',
    subjectId: company.id,
    changes: { name, time_zone: entry.company.time_zone, super_admin: normalizeEmail(entry.admin.email) },
    requestId: call.requestId,
  });
  await settleReferrals(tx, entry.admin.email);
  await tx.enterCompany(company.id);
  await addFirstLocation(app, { ...call, access, language: languageOf(entry) }, entry);
  return { companyId: company.id, companyName: name, userId };
}

function refuseProblems(entry: NewCompanyEntry): void {
  const problems = Object.entries(newCompanyProblems(entry));
  if (problems.length === 0) return;
  throw validationFailed(
    Object.fromEntries(
      problems.map(([field, { problem, count }]) => [
        field,
        [{ key: `fields.${problem}`, values: count === undefined ? undefined : { count } }],
      ]),
    ),
  );
}

async function findOrAddUser({ tx, now }: CreateCall, entry: NewCompanyEntry): Promise<number> {
  const { admin } = entry;
  const email = normalizeEmail(admin.email);
  const locale = languageOf(entry);
  if (admin.password === undefined) {
    const id = await identity.ensureUser(tx, email);
    await identity.setLocale(tx, id, locale);
    return id;
  }
  const id = await identity.addUser(tx, { email, password: admin.password, locale, now });
  if (id === undefined) throw conflict('staff_email_taken', 'admin.email');
  return id;
}

/** Checked with the rest of the entry. */
const languageOf = ({ company }: NewCompanyEntry): Language => company.language as Language;

async function addFirstLocation(app: App, call: CompanyCall, { company, location }: NewCompanyEntry): Promise<void> {
  const { brand, ...address } = location;
  const brandId = await addBrand(call, tidy(brand) || tidy(company.name));
  await saveLocations(app, call, [{ ...address, brand_id: brandId, country: 'US' }], { naming: 'alone' });
}

/** The access of somebody who has no session yet, to create the first records in their name. */
const superAdminOf = (admin: {
  id: number;
  uuid: string;
  name: string;
  userId: number;
  staffId: number;
  roleId: number;
  email: string;
}): CompanyAccess => ({
  apiKeyId: null,
  sessionId: 0,
  userId: admin.userId,
  email: admin.email,
  locale: null,
  sso: null,
  isSupportStaff: false,
  isSso: false,
  resetPasswordRequired: false,
  secondFactorRequired: false,
  confirmedAt: null,
  chosenCompanyId: admin.id,
  memberships: [],
  companyId: admin.id,
  companyName: admin.name,
  companyUuid: admin.uuid,
  staffId: admin.staffId,
  roleId: admin.roleId,
  roleName: 'super_admin',
  isSuperAdmin: true,
  permissions: PERMISSIONS,
  scope: UNLIMITED_SCOPE,
  modules: NEW_COMPANY.modules,
  tier: NEW_COMPANY.tier,
  flags: {},
  requireSecondFactor: NEW_COMPANY.requireSecondFactor,
  readOnly: false,
  seeingAs: null,
});

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
