// Messages from unknown senders, for support staff.
import { listSupportedCompanies } from '@onward/contract/company/support';
import {
  assignUnassignedMessage,
  dismissUnassignedMessage,
  findAssignableApplicants,
  listUnassignedMessages,
} from '@onward/contract/messages/unassigned-messages';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { api } from '../../../../platform/api.ts';
import { listQuery } from '../../../../platform/lists/list-query.ts';
import { queryClient } from '../../../../platform/query-client.ts';

const LIST = 'unassigned-messages';

/** Silent: the list shows its own error. */
export const unassignedQuery = (page: number, query: string) =>
  listQuery(LIST, { page, query }, (wanted, signal) =>
    api.call(listUnassignedMessages, {
      query: { page: wanted.page, per_page: DEFAULT_PAGE_SIZE, ...(wanted.query && { query: wanted.query }) },
      signal,
      silent: true,
    }),
  );

const COMPANIES_SHOWN = 20;

export const companyChoicesQuery = (query: string) =>
  listQuery('company-choices', query, async (wanted, signal) => {
    const asked = { per_page: COMPANIES_SHOWN, ...(wanted && { query: wanted }) };
    const { companies } = await api.call(listSupportedCompanies, { query: asked, signal, silent: true });
    return companies.map(({ id, name }) => ({ value: id, label: name }));
  });

export const applicantChoicesQuery = (companyId: number | null, query: string) => ({
  ...listQuery('assignable-applicants', { companyId, query }, async (wanted, signal) => {
    const { applicants } = await api.call(findAssignableApplicants, {
      params: { id: wanted.companyId ?? 0 },
      query: wanted.query ? { query: wanted.query } : {},
      signal,
      silent: true,
    });
    return applicants.map(({ application_id, name, position_title, location_name }) => ({
      value: application_id,
      label: [name, position_title, location_name].join(' · '),
    }));
  }),
  enabled: companyId !== null,
});

/** Silent: the dialog shows the error. */
export async function assignMessage(id: number, body: { company_id: number; application_id: number }): Promise<void> {
  await api.call(assignUnassignedMessage, { params: { id }, body, silent: true });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}

export async function dismissMessage(id: number): Promise<void> {
  try {
    await api.call(dismissUnassignedMessage, { params: { id } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: [LIST] });
  }
}
