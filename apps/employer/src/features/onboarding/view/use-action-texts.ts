// What is said about an action: who did it, who has to, why it is locked, or why it was sent back.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useTranslation } from 'react-i18next';

export function useActionTexts({ employee }: Pick<EmployeeProcess, 'employee'>) {
  const { t } = useTranslation();
  const about = (action: EmployeeAction): string => {
    switch (action.status) {
      case 'completed':
        return doneBy(action);
      case 'locked':
        return action.lock_reason ? t(`onboarding:locks.${action.lock_reason}`) : '';
      case 'returned':
        return t('onboarding:view.returned', {
          name: action.returned_by?.name ?? t('onboarding:view.somebody'),
          reason: action.return_reason ?? '',
        });
      default:
        return waitsFor(action);
    }
  };
  const doneBy = ({ completed_by, signers, side }: EmployeeAction): string => {
    const signed = signers.filter(({ signed_at }) => signed_at !== null).map(({ name }) => name);
    if (signed.length > 0) return t('onboarding:view.signedBy', { names: signed.join(', ') });
    if (completed_by) return t('onboarding:view.doneBy', { name: completed_by.name });
    return side === 'employee' ? t('onboarding:view.doneBy', { name: employee.name }) : '';
  };
  const waitsFor = ({ side, assignees }: EmployeeAction): string =>
    side === 'employee' ? employee.name : assignees.map(({ name }) => name).join(', ');
  return { about };
}
