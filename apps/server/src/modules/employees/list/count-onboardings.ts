// How many employees in scope are in each state of their onboarding; from stored counts where the scope allows it.
import type { OnboardingState } from '@onward/domain/onboarding/states';
import { named } from '../../../platform/database/named-statements.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { conditionsOf } from './filter-employees.ts';

export async function countOnboardings({
  tx,
  access,
  now,
}: Pick<CompanyCall, 'tx' | 'access' | 'now'>): Promise<Map<OnboardingState, number>> {
  const { where, values, counted } = conditionsOf(access, {}, now);
  const [text, bound] = counted
    ? [
        `select c.onboarding_state as state, sum(c.employees)::int as count from employee_counts c
         where c.company_id = $1 ${counted.where} and c.onboarding_state <> 'none' group by 1`,
        counted.values,
      ]
    : [
        `select e.onboarding_state as state, count(*)::int as count from employees e
         where e.company_id = $1 ${where} and e.onboarding_state is not null group by 1`,
        values,
      ];
  const rows = await tx.prepared<{ state: OnboardingState; count: number }>(...named(text), bound);
  return new Map(rows.map(({ state, count }) => [state, count]));
}
