// The company's profile, read by all its staff and changed with permission (CMP-001, CMP-004).
import type { CompanyProfile } from '@onward/contract/company/company';
import { normalizeWebsite } from '@onward/domain/company/profile';
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import { changesBetween } from '../../platform/audit.ts';
import { changedMeanwhile, fieldInvalid, notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { listPermittedBrands } from './brands.service.ts';
import { presentCompany } from './company.presenter.ts';
import * as companies from './profile.queries.ts';
import { changeLogo, type LogoFiles } from './serve-logos.ts';
import { settingsEvent } from './settings-event.ts';

export interface CompanyChanges {
  name?: string;
  website?: string | null;
  time_zone?: string;
  about_text?: string | null;
  asks_equal_opportunity?: boolean;
  logo_upload_id?: number | null;
  version?: number;
}

export async function getCompany(call: CompanyCall, id: number): Promise<CompanyProfile> {
  const { tx, access } = call;
  return presentCompany(await load(call, id), access, await listPermittedBrands(tx, access));
}

export async function updateCompany(
  call: CompanyCall,
  files: LogoFiles,
  id: number,
  changes: CompanyChanges,
): Promise<CompanyProfile> {
  const { tx } = call;
  const current = await load(call, id);
  const wanted = valuesOf(changes);
  const version = changes.version ?? current.version;
  if (version !== current.version) throw changedMeanwhile(entriesOf(current), wanted);
  const { version: _, ...before } = entriesOf(current);
  const values = {
    ...before,
    ...wanted,
    logo_upload_id: await changeLogo(call, files, current.logo_upload_id, changes.logo_upload_id),
  };
  if (!(await companies.updateCompany(tx, { companyId: id, version, values }))) {
    throw changedMeanwhile(entriesOf(await load(call, id)), wanted);
  }
  await recordChange(call, {
    event: 'company_updated',
    subjectType: 'company',
    subjectId: id,
    changes: changesBetween({ ...before, logo_upload_id: current.logo_upload_id }, values),
    announce: settingsEvent(id),
  });
  return getCompany(call, id);
}

const entriesOf = (company: companies.CompanyRow) => {
  const { name, website, time_zone, about_text, asks_equal_opportunity, version } = company;
  return { name, website, time_zone, about_text, asks_equal_opportunity, version };
};

/** Other companies are reported as not found. */
async function load({ tx, access }: CompanyCall, id: number): Promise<companies.CompanyRow> {
  const company = id === access.companyId ? await companies.findCompany(tx, id) : undefined;
  if (!company) throw notFound();
  return company;
}

function valuesOf({ name, website, time_zone, about_text, asks_equal_opportunity }: CompanyChanges) {
  const address = website === undefined ? undefined : normalizeWebsite(website ?? '');
  if (website !== undefined && address === undefined) throw fieldInvalid('website', 'website_invalid');
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw fieldInvalid('time_zone', 'time_zone_unknown');
  return {
    ...(name !== undefined && { name: name.trim().replace(/\s+/g, ' ') }),
    ...(address !== undefined && { website: address }),
    ...(time_zone !== undefined && { time_zone }),
    ...(about_text !== undefined && { about_text: about_text?.trim() || null }),
    ...(asks_equal_opportunity !== undefined && { asks_equal_opportunity }),
  };
}
