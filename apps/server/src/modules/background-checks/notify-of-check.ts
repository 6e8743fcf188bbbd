// Notifies the team member who ordered a check; if a rule did or they have left, everybody who follows its location
// (CHK-012, NTF-002).
import type { Transaction } from '../../platform/database/transaction.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import type { CheckedPerson } from './check-people.ts';
import type { CheckRow } from './checks.queries.ts';

/** What happened; the text is `notifications:events.<type>` with this context. */
export type CheckNews =
  | 'clear'
  | 'consider'
  | 'suspended'
  | 'canceled'
  | 'expired'
  | 'refused'
  | 'failed'
  | 'unsent'
  | 'disputed'
  | 'final';

export const notifyOfCheck = (
  tx: Transaction,
  check: CheckRow,
  { first_name, last_name, position_title, ...place }: CheckedPerson,
  what: CheckNews,
): Promise<void> =>
  notifyStaff(tx, {
    company_id: check.company_id,
    type: 'background_check_result',
    key: `check:${check.id}:${what}`,
    actor_staff_id: null,
    record: {
      location: place.location_id,
      brand: place.brand_id,
      position: place.position_id,
      department: place.department_id,
    },
    details: { applicant: `${first_name} ${last_name}`, position: position_title, context: what },
    link: `/applicant/${check.application_id}?tab=check`,
    ...(check.ordered_by !== null && check.has_orderer && { only_staff_ids: [check.ordered_by] }),
  });
