// Loads the demo: the same companies, people and records every time.

import { departmentNameKey } from '@onward/domain/locations/departments';
import { DEFAULT_CUSTOM_ROLES, RESERVED_ROLES } from '@onward/domain/staff/roles';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { createPool } from '../platform/database/pool.ts';
import { inSystem, type Transaction } from '../platform/database/transaction.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { type DemoCompany, HARBOR, LARKFIELD } from './companies.ts';
import { type Ids, idOf, insertPerson } from './insert-person.ts';
import { keyOf, loadJobs } from './jobs.ts';
import { loadNotifications } from './notifications.ts';
import { PEBBLE } from './pebble.ts';
import { DEMO_PASSWORD, SUPPORT_EMAIL } from './people.ts';

/** When the companies of the demo turned onboarding on. */
const ONBOARDING_SINCE = new Date('2026-01-05T15:00:00Z');

// Only one process loads the demo, even when several start at once.
const ADVISORY_LOCK = 7_240_114;

export const loadDemo = (databaseUrl: string, files?: FileStore): Promise<void> =>
  loadDemoOnce(databaseUrl, () => {}, files);

export async function loadDemoOnce(
  databaseUrl: string,
  onProgress: (text: string) => void,
  files?: FileStore,
): Promise<void> {
  const pool = createPool({ url: databaseUrl, size: 1, role: 'onward_app', onError: () => {} });
  try {
    await inSystem(pool, async (tx) => {
      await tx.client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
      if (await tx.db.selectFrom('companies').select('id').limit(1).executeTakeFirst()) return;
      onProgress('loading the demo companies');
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      for (const company of [LARKFIELD, HARBOR, PEBBLE]) await loadCompany(tx, company, { passwordHash, files });
      await tx.asIdentity(() =>
        tx.db
          .insertInto('users')
          .values({ email: SUPPORT_EMAIL, password_hash: passwordHash, is_support_staff: true })
          .execute(),
      );
    });
  } finally {
    await pool.end();
  }
}

async function loadCompany(
  tx: Transaction,
  company: DemoCompany,
  { passwordHash, files }: { passwordHash: string; files?: FileStore },
): Promise<void> {
  const companyId = await insertCompany(tx, company);
  const roles = await insertRoles(tx, companyId, company.roles);
  const brands = await insertBrands(tx, companyId, company);
  await insertCustomFields(tx, companyId, company);
  const taxInfos = await insertTaxInfos(tx, companyId, company);
  const locations = await insertLocations(tx, companyId, company, { brands, taxInfos });
  await insertGroups(tx, companyId, company, brands, locations);
  const departments = await insertDepartments(tx, companyId, company);
  await insertPositions(tx, companyId, company, locations, departments);
  const staff = new Map<string, number>();
  for (const person of company.people) {
    staff.set(person.email, await insertPerson(tx, companyId, person, { roles, locations, passwordHash }));
  }
  await loadJobs(tx, companyId, { digestKey: company.digestKey, locations, departments, staff, files });
  await loadNotifications(tx, companyId, staff);
}

async function insertCompany(tx: Transaction, company: DemoCompany): Promise<number> {
  const { id } = await tx.db
    .insertInto('companies')
    .values({
      name: company.name,
      digest_key: company.digestKey,
      plan_type: company.planType,
      paid_locations_count: company.paidLocations,
      about_text: company.about,
      ...(company.modules.includes('onboarding') && { onboarding_activated_at: ONBOARDING_SINCE }),
      ...(company.tier ? { tier: company.tier, tiers: [company.tier] } : { tiers: ['hiring', 'onboarding'] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto('company_modules')
    .values(company.modules.map((module) => ({ company_id: id, module })))
    .execute();
  const flags = [
    ...company.growthFlags.map((flag) => ({ company_id: id, flag, kind: 'growth' })),
    ...company.betas.map((flag) => ({ company_id: id, flag, kind: 'beta' })),
  ];
  await tx.db.insertInto('company_flags').values(flags).execute();
  return id;
}

async function insertRoles(tx: Transaction, companyId: number, own: DemoCompany['roles']): Promise<Ids> {
  const rows = await tx.db
    .insertInto('company_roles')
    .values([
      ...RESERVED_ROLES.map((key) => ({ company_id: companyId, name: key, reserved_key: key })),
      ...Object.entries({ ...DEFAULT_CUSTOM_ROLES, ...own }).map(([name, permissions]) => ({
        company_id: companyId,
        name,
        permissions: [...permissions],
      })),
    ])
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function insertBrands(tx: Transaction, companyId: number, { brands }: DemoCompany): Promise<Ids> {
  const rows = await tx.db
    .insertInto('brands')
    .values(
      brands.map(({ name, nickname, industry, color }) => ({
        company_id: companyId,
        name,
        nickname,
        friendly_id: nickname,
        industry,
        color,
      })),
    )
    .returning(['id', 'nickname'])
    .execute();
  return new Map(rows.map((row) => [row.nickname, row.id]));
}

async function insertCustomFields(tx: Transaction, companyId: number, { customFields }: DemoCompany): Promise<void> {
  for (const { target, key, label, type, options } of customFields ?? []) {
    await tx.db
      .insertInto('custom_fields')
      .values({ company_id: companyId, target, key, label, field_type: type, options })
      .execute();
  }
}

async function insertTaxInfos(tx: Transaction, companyId: number, { taxInfos }: DemoCompany): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [key, info] of Object.entries(taxInfos ?? {})) {
    const { id } = await tx.db
      .insertInto('employer_tax_infos')
      .values({
        company_id: companyId,
        legal_name: info.legalName,
        employer_id_number: info.employerId,
        address_line_1: info.address,
        address_line_2: info.unit,
        city: info.city,
        state_code: info.state,
        postal_code: info.postalCode,
        country_code: 'US',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(key, id);
  }
  return ids;
}

async function insertLocations(
  tx: Transaction,
  companyId: number,
  { locations }: DemoCompany,
  { brands, taxInfos }: { brands: Ids; taxInfos: Ids },
): Promise<Ids> {
  const rows = await tx.db
    .insertInto('locations')
    .values(
      locations.map((location) => ({
        company_id: companyId,
        brand_id: idOf(brands, location.brand),
        identify_code: location.code,
        name: location.name,
        address_line_1: location.address,
        city: location.city,
        state_code: location.state,
        postal_code: location.postalCode,
        country_code: location.address ? 'US' : null,
        is_remote: location.address === null,
        employer_tax_info_id: location.taxInfo ? idOf(taxInfos, location.taxInfo) : null,
        custom_field_values: JSON.stringify(location.customFieldValues ?? {}),
        time_zone: location.state === 'WA' ? 'America/Los_Angeles' : 'America/New_York',
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function insertGroups(
  tx: Transaction,
  companyId: number,
  { brands }: DemoCompany,
  brandIds: Ids,
  locations: Ids,
): Promise<void> {
  for (const brand of brands) {
    for (const group of brand.groups) {
      const { id } = await tx.db
        .insertInto('location_groups')
        .values({ company_id: companyId, brand_id: idOf(brandIds, brand.nickname), name: group.name })
        .returning('id')
        .executeTakeFirstOrThrow();
      const members = group.locations.map((name) => ({
        company_id: companyId,
        location_group_id: id,
        location_id: idOf(locations, name),
      }));
      await tx.db.insertInto('location_group_members').values(members).execute();
    }
  }
}

async function insertDepartments(tx: Transaction, companyId: number, { departments }: DemoCompany): Promise<Ids> {
  const rows = await tx.db
    .insertInto('departments')
    .values(
      departments.map((department) => ({
        company_id: companyId,
        name_key: departmentNameKey(department.name),
        ...department,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

const insertPositions = (
  tx: Transaction,
  companyId: number,
  { positions, digestKey }: DemoCompany,
  locations: Ids,
  departments: Ids,
) =>
  tx.db
    .insertInto('positions')
    .values(
      positions.map(({ title, location, department, status }, index) => ({
        company_id: companyId,
        digest_key: keyOf(digestKey, index),
        title,
        status,
        location_id: idOf(locations, location),
        department_id: idOf(departments, department),
      })),
    )
    .execute();
