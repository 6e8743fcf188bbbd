import type { Application } from '@onward/contract/applicants/application';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { PROFILE_TABS, type ProfileTab, tabAddress, tabOf } from './tabs.ts';

/**
 * The tabs this user has and the open one. Without the module there are no interviews (SCH-003) or messages (MSG-001);
 * forms and quizzes have a tab once one was sent.
 */
export function useProfileTab({ tasks_count }: Pick<Application, 'tasks_count'>) {
  const [address] = useSearchParams();
  const { may } = useAccess();
  const hidden: Partial<Record<ProfileTab, boolean>> = {
    tasks: tasks_count === 0,
    schedule: !may({ module: 'scheduling' }),
    offer: !may({ module: 'offers' }),
    check: !may({ feature: 'background_checks', module: 'background_check' }),
    messages: !may({ feature: 'messages', module: 'messaging' }),
  };
  const tabs = PROFILE_TABS.filter((key) => !hidden[key]);
  const requested = tabOf(address);
  return {
    tabs,
    tab: tabs.includes(requested) ? requested : ('application' as const),
    addressOf: (tab: ProfileTab) => tabAddress(address, tab),
  };
}
