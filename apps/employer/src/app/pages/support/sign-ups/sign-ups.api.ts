// Who signed up, and whose referrals led to a company, for support staff.
import { listSupportedReferrals, rewardReferral } from '@onward/contract/company/referrals';
import { deleteSignUpRequest, listSignUpRequests } from '@onward/contract/company/sign-up-requests';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { api } from '../../../../platform/api.ts';
import { listQuery } from '../../../../platform/lists/list-query.ts';
import { queryClient } from '../../../../platform/query-client.ts';

const SIGN_UPS = 'sign-up-requests';
const REFERRALS = 'supported-referrals';

/** Silent: the list shows its own error. */
export const signUpRequestsQuery = (page: number) =>
  listQuery(SIGN_UPS, page, (wanted, signal) =>
    api.call(listSignUpRequests, { query: { page: wanted, per_page: DEFAULT_PAGE_SIZE }, signal, silent: true }),
  );

export async function eraseSignUpRequest(id: number): Promise<void> {
  await api.call(deleteSignUpRequest, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: [SIGN_UPS] });
}

/** Silent: the list shows its own error. */
export const referralsQuery = (page: number) =>
  listQuery(REFERRALS, page, (wanted, signal) =>
    api.call(listSupportedReferrals, { query: { page: wanted, per_page: DEFAULT_PAGE_SIZE }, signal, silent: true }),
  );

export async function notePaidReward(id: number): Promise<void> {
  await api.call(rewardReferral, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: [REFERRALS] });
}
