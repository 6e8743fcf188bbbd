import type { PortalAction } from '@onward/contract/onboarding/onboarding-portal';
import { useTexts } from '../../../texts/texts.ts';
import { isNamedByCompany } from './task-list.ts';

export function useTaskTitle(): (action: Pick<PortalAction, 'action_type' | 'name'>) => string {
  const { t } = useTexts();
  return ({ action_type, name }) =>
    isNamedByCompany(action_type) ? name : t(`onboarding-portal:tasks.${action_type}`);
}
