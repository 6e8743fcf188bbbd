// Lists that pages need soon but startup doesn't wait for (PLT-025).
import { listMyPositions } from '@onward/contract/positions/positions';
import { listStaff } from '@onward/contract/staff/staff';
import { INITIAL_POSITIONS_PAGE_SIZE, INITIAL_STAFFS_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { api } from '../api.ts';
import type { StartupData } from './startup-data.ts';

export async function loadInBackground(keep: (change: Partial<StartupData>) => void): Promise<void> {
  const positions = api.call(listMyPositions, {
    query: {
      page: 1,
      per_page: INITIAL_POSITIONS_PAGE_SIZE,
      show_simple_list: true,
      status: 'published,closed,pending,deleted',
    },
  });
  const staffs = api.call(listStaff, {
    query: {
      page: 1,
      per_page: INITIAL_STAFFS_PAGE_SIZE,
      status: 'active',
      order: orderParameter({ field: 'created_at', direction: 'desc' }),
    },
  });
  // The shared handler shows an error; the page then lacks the list.
  await Promise.allSettled([
    positions.then((answer) => keep({ positions: answer.positions })),
    staffs.then((answer) => keep({ staffs: answer.company_staffs })),
  ]);
}
