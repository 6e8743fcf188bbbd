// API calls for the company: profile, brands, groups, logos, referrals and upgrade requests.
import { createUpload } from '@onward/contract/attachments/attachments';
import { createBrand, deleteBrand, restoreBrand, updateBrand } from '@onward/contract/company/brands';
import { type CompanyProfile, getCompany, updateCompany } from '@onward/contract/company/company';
import { createReferral, listReferrals, type Referral } from '@onward/contract/company/referrals';
import { recordPaywallView, requestUpgrade } from '@onward/contract/company/upgrades';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  createLocationGroup,
  deleteLocationGroup,
  type LocationGroup,
  listLocationGroups,
  restoreLocationGroup,
  updateLocationGroup,
} from '@onward/contract/locations/location-groups';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { recordApi } from '../../platform/records/record-api.ts';
import { reloadBrands } from '../../platform/startup/startup.ts';

const COMPANY = 'company';
const GROUPS = 'location-groups';
const REFERRALS = 'referrals';

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: [COMPANY, id] as const,
    queryFn: async ({ signal }) => (await api.call(getCompany, { params: { id }, signal, loadsPage: true })).company,
  });

export const refreshCompany = () => queryClient.invalidateQueries({ queryKey: [COMPANY] });

export type CompanyChanges = BodyOf<typeof updateCompany>['company'];

/** Silent: the form shows errors next to their fields. */
export async function saveCompany(id: number, company: CompanyChanges): Promise<CompanyProfile> {
  const saved = (await api.call(updateCompany, { params: { id }, body: { company }, silent: true })).company;
  queryClient.setQueryData(companyQuery(id).queryKey, saved);
  return saved;
}

export async function uploadImage(file: File): Promise<number> {
  const form = new FormData();
  form.append('category', 'image');
  form.append('file', file);
  return (await api.call(createUpload, { body: form, silent: true })).upload.id;
}

export type BrandChanges = BodyOf<typeof updateBrand>['brand'];

export const groupsQuery = () =>
  queryOptions({
    queryKey: [GROUPS] as const,
    queryFn: async ({ signal }) => (await api.call(listLocationGroups, { signal })).location_groups,
  });

const refreshGroups = () => Promise.all([queryClient.invalidateQueries({ queryKey: [GROUPS] }), reloadBrands()]);

export interface GroupEntries {
  brand_id: number;
  name: string;
  location_ids: number[];
}

export const saveGroup = (id: number | null, group: GroupEntries): Promise<LocationGroup> =>
  id === null ? groupRecord.add(group) : groupRecord.save({ id }, group);

export const referralsQuery = () =>
  queryOptions({
    queryKey: [REFERRALS] as const,
    queryFn: ({ signal }) => api.call(listReferrals, { signal, loadsPage: true }),
  });

export async function sendReferral(referral: BodyOf<typeof createReferral>['referral']): Promise<Referral> {
  const body = { referral };
  const sent = (await api.call(createReferral, { body, silent: true, idempotencyKey: crypto.randomUUID() })).referral;
  await queryClient.invalidateQueries({ queryKey: [REFERRALS] });
  return sent;
}

export type SeenPaywall = BodyOf<typeof recordPaywallView>;

/** Silent: failing to record a plan limit must not show an additional error. */
export const paywallSeen = (paywall: SeenPaywall): Promise<unknown> =>
  api.call(recordPaywallView, { body: paywall, silent: true }).catch(() => null);

export const askForUpgrade = (body: BodyOf<typeof requestUpgrade>): Promise<unknown> =>
  api.call(requestUpgrade, { body, silent: true, idempotencyKey: crypto.randomUUID() });

export const brandRecord = recordApi(
  'brand',
  { create: createBrand, update: updateBrand, remove: deleteBrand, restore: restoreBrand },
  reloadBrands,
);

export const groupRecord = recordApi(
  'location_group',
  {
    create: createLocationGroup,
    update: updateLocationGroup,
    remove: deleteLocationGroup,
    restore: restoreLocationGroup,
  },
  refreshGroups,
);
