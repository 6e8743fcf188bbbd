// The number of roles and team members, for the tabs of people who manage them.
import { listRoles } from '@onward/contract/staff/roles';
import { listStaff } from '@onward/contract/staff/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { api } from '../../../platform/api.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import type { PeopleCounts } from './company-panels.ts';

const KEY = ['people-counts'] as const;

/** Silent: on an error the tabs show no number. */
async function countPeople({ signal }: { signal: AbortSignal }): Promise<PeopleCounts> {
  const [{ company_roles }, { total_count }] = await Promise.all([
    api.call(listRoles, { signal, silent: true }),
    api.call(listStaff, { query: { page: 1, per_page: 1 }, signal, silent: true }),
  ]);
  return { roles: company_roles.length, staff: total_count };
}

export function usePeopleCounts(): PeopleCounts {
  const client = useQueryClient();
  const enabled = useAccess().may({ permission: 'edit_user' });
  const { data } = useQuery({ queryKey: KEY, queryFn: countPeople, enabled });
  useCableEvent('company', ({ event }) => {
    if (event === 'staff_changed' || event === 'role_changed') void client.invalidateQueries({ queryKey: KEY });
  });
  return data ?? { roles: null, staff: null };
}
