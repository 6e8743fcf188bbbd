// What a row of the dashboard offers first, and where it leads.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { paths } from '../../../../platform/routing/paths.ts';

export type RowActionName = 'review' | 'link' | 'view';

/** What waits for the company is done; without a link the employee can't begin; everything else is looked at. */
export function rowAction({ onboarding }: Pick<EmployeeRow, 'onboarding'>, mayStart: boolean): RowActionName {
  if (onboarding?.status === 'need_attention') return 'review';
  const needsLink = onboarding?.status === 'not_started' && onboarding.last_link_sent_at === null;
  return needsLink && mayStart ? 'link' : 'view';
}

/** The list has only people with an onboarding; the record is for those whose onboarding ended meanwhile. */
export const onboardingAddress = ({ id, onboarding }: Pick<EmployeeRow, 'id' | 'onboarding'>): string =>
  onboarding ? paths.viewOnboarding(onboarding.digest_key) : paths.employeeProfile(id);
