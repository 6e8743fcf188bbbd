// Reads, saves, and deletes the company's E-Verify accounts (EVF-008).
import {
  createEverifyCompany,
  deleteEverifyCompany,
  type EverifyCompany,
  getEverifyCompany,
  listEverifyCompanies,
  submitEverifyCompany,
  updateEverifyCompany,
} from '@onward/contract/everify/everify-companies';
import type { EverifyCompanyEntry } from '@onward/domain/everify/companies';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const ACCOUNTS = 'everify-accounts';

const refreshAccounts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ACCOUNTS] });

export const accountsQuery = queryOptions({
  queryKey: [ACCOUNTS, 'list'] as const,
  queryFn: async ({ signal }) =>
    (await api.call(listEverifyCompanies, { signal, silent: true })).formi9_compliance_companies,
});

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: [ACCOUNTS, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getEverifyCompany, { params: { id }, signal, loadsPage: true })).formi9_compliance_company,
    // An editor starts from what is stored now and finds out about other changes when it saves.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const readAccount = async (id: number): Promise<EverifyCompany> =>
  (await api.call(getEverifyCompany, { params: { id } })).formi9_compliance_company;

/** Silent, like the others here: the wizard shows errors next to their fields. */
export async function addAccount(entry: EverifyCompanyEntry): Promise<EverifyCompany> {
  const body = { formi9_compliance_company: sent(entry) };
  const { formi9_compliance_company: added } = await api.call(createEverifyCompany, { body, silent: true });
  void refreshAccounts();
  return added;
}

export async function saveAccount(
  { id, version }: { id: number; version: number },
  entry: Partial<EverifyCompanyEntry>,
): Promise<EverifyCompany> {
  const { formi9_compliance_company: saved } = await api.call(updateEverifyCompany, {
    params: { id },
    body: { formi9_compliance_company: sent(entry), version },
    silent: true,
  });
  void refreshAccounts();
  return saved;
}

export async function submitAccount({ id, version }: { id: number; version: number }): Promise<void> {
  await api.call(submitEverifyCompany, { params: { id }, body: { agreed: true, version }, silent: true });
  void refreshAccounts();
}

export async function deleteAccount(id: number): Promise<void> {
  await api.call(deleteEverifyCompany, { params: { id } });
  await refreshAccounts();
}

/** Lists are copied, because the contract wants them writable. */
const sent = <Entry extends Partial<EverifyCompanyEntry>>({ hiring_sites: sites, ...entry }: Entry) => ({
  ...entry,
  ...(sites && { hiring_sites: sites.map((site) => ({ ...site, location_ids: [...site.location_ids] })) }),
});
