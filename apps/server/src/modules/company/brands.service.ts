// Brands: load within scope, check the rules, write, and announce the change, all in one transaction (CMP-006,
// CMP-009).
import type { Brand } from '@onward/contract/company/brands';
import type { BrandColor } from '@onward/domain/company/brand-colors';
import { type BrandStatus, decideBrandDeletion, freeNickname } from '@onward/domain/company/brands';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { changesBetween } from '../../platform/audit.ts';
import { companyRecord } from '../../platform/company-record.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { changedMeanwhile, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { presentBrand } from './brands.presenter.ts';
import * as brands from './brands.queries.ts';
import { changeLogo, type LogoFiles } from './serve-logos.ts';
import { settingsEvent } from './settings-event.ts';

const record = companyRecord<brands.BrandRow>({
  kind: 'brand',
  find: ({ tx, access }, id) => brands.findInScope(tx, access, id),
  exists: brands.exists,
  describe: ({ name }) => ({ name }),
  announce: (_brand, { access }) => settingsEvent(access.companyId),
});

/** Location groups belong to a brand and to the locations room, which comes later. */
export interface GroupsOfBrand {
  /** Deletes them, and returns what is needed to restore them. */
  remove(tx: Transaction, companyId: number, brandId: number): Promise<object>;
  putBack(tx: Transaction, kept: object): Promise<void>;
}

export interface BrandParts {
  files: LogoFiles;
  groups: GroupsOfBrand;
}

export interface BrandInput {
  name: string;
  industry?: string | null;
  status?: BrandStatus;
  color?: BrandColor | null;
  logo_upload_id?: number | null;
}

export const listPermittedBrands = async (tx: Transaction, access: CompanyAccess): Promise<Brand[]> =>
  (await brands.listInScope(tx, access)).map(presentBrand);

export async function createBrand(call: CompanyCall, files: LogoFiles, input: BrandInput): Promise<Brand> {
  const logo = await changeLogo(call, files, null, input.logo_upload_id);
  return presentBrand(
    await insertBrand(call, {
      name: input.name,
      industry: input.industry ?? null,
      status: input.status ?? 'active',
      color: input.color ?? null,
      logo_upload_id: logo,
    }),
  );
}

/** The first brand of a new company, without a logo; returns its id. */
export const addBrand = async (call: CompanyCall, name: string): Promise<number> =>
  (await insertBrand(call, { name, industry: null, status: 'active', color: null, logo_upload_id: null })).id;

async function insertBrand(call: CompanyCall, values: brands.BrandValues): Promise<brands.BrandRow> {
  const { tx, access } = call;
  await brands.lockNames(tx, access.companyId);
  const taken = await brands.takenNicknames(tx, access.companyId);
  const name = tidy(values.name);
  if (await brands.isNameTaken(tx, access.companyId, name, null)) throw record.nameTaken();
  const nickname = freeNickname(name, (each) => taken.has(each));
  const id = await brands.insert(tx, access.companyId, nickname, { ...values, name });
  const brand = await record.load(call, id);
  await record.recordCreated(call, brand);
  return brand;
}

export async function updateBrand(
  call: CompanyCall,
  files: LogoFiles,
  id: number,
  input: Partial<BrandInput> & { version?: number },
): Promise<Brand> {
  const { tx, access } = call;
  await brands.lockNames(tx, access.companyId);
  const current = await record.loadForWriting(call, id);
  const wanted = {
    ...(input.name !== undefined && { name: tidy(input.name) }),
    ...(input.industry !== undefined && { industry: input.industry }),
    ...(input.status !== undefined && { status: input.status }),
    ...(input.color !== undefined && { color: input.color }),
  };
  const { name, industry, status, color } = current;
  const before = { name, industry, status, color };
  const version = input.version ?? current.version;
  if (version !== current.version) throw changedMeanwhile({ ...before, version: current.version }, wanted);
  const values = { ...before, ...wanted };
  if (await brands.isNameTaken(tx, access.companyId, values.name, id)) throw record.nameTaken();
  const logo = await changeLogo(call, files, current.logo_upload_id, input.logo_upload_id);
  await brands.update(tx, { companyId: access.companyId, id, version, values: { ...values, logo_upload_id: logo } });
  const was = { ...before, logo_upload_id: current.logo_upload_id };
  const updated = await record.load(call, id);
  await record.recordUpdated(call, updated, changesBetween(was, { ...values, logo_upload_id: logo }));
  return presentBrand(updated);
}

export async function deleteBrand(call: CompanyCall, { files, groups }: BrandParts, id: number): Promise<void> {
  const { tx, access, now } = call;
  const current = await record.loadForWriting(call, id);
  const locations = await brands.countLocationsLocked(tx, access.companyId, id);
  const decision = decideBrandDeletion({ locations });
  if (!decision.allowed) throw wrongState('brand_has_locations', { count: decision.locations });
  await changeLogo(call, files, current.logo_upload_id, null);
  const kept = await groups.remove(tx, access.companyId, id);
  await brands.remove(tx, access.companyId, id, now);
  await record.recordDeleted(call, current, { ...kept, logoUploadId: current.logo_upload_id });
}

/** Including what is needed to restore the brand's groups. */
interface BrandRemains {
  logoUploadId: number | null;
}

export async function restoreBrand(call: CompanyCall, parts: BrandParts, id: number): Promise<Brand> {
  const { tx, access } = call;
  await brands.lockNames(tx, access.companyId);
  const remains = await record.takeDeleted<BrandRemains>(call, id);
  const { logoUploadId } = remains;
  // A logo deleted in the meantime does not prevent restoring the brand.
  const logo = logoUploadId !== null && (await parts.files.attachAgain(call, logoUploadId)) ? logoUploadId : null;
  const name = await brands.nameOfDeleted(tx, access.companyId, id);
  if (await brands.isNameTaken(tx, access.companyId, name, id)) throw record.nameTaken();
  await brands.putBack(tx, access.companyId, id, logo);
  await parts.groups.putBack(tx, remains);
  return presentBrand(await record.recordRestored(call, id));
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');
