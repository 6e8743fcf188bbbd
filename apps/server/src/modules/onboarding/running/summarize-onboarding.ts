// The counts of the dashboard, and the processes to filter by (ONB-011, ONB-015).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { summarizeOnboarding as Endpoint } from '@onward/contract/onboarding/onboarding-processes';
import { countedAs } from '@onward/domain/onboarding/progress';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { countOnboardings } from '../../employees/employees.service.ts';

type Summary = ResponseOf<typeof Endpoint>;

export async function summarizeOnboarding(call: CompanyCall): Promise<Summary> {
  const overview: Summary['overview'] = { not_started: 0, need_attention: 0, in_progress: 0, completed: 0 };
  for (const [state, count] of await countOnboardings(call)) {
    const counted = countedAs(state);
    if (counted) overview[counted] += count;
  }
  const processes = await call.tx.prepared<{ id: number; name: string }>(
    'onboarding_process_names',
    `select id, name from company_onboarding_processes where company_id = $1 and deleted_at is null
     order by lower(name), id`,
    [call.access.companyId],
  );
  return { overview, company_onboarding_processes: processes };
}
