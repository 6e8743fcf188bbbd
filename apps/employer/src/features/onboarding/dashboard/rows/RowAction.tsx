// The first thing to do with an onboarding: review, send the link, or view.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { START } from '../../demands.ts';
import type { RowDialog } from './RowDialogs.tsx';
import { rowAction } from './row-actions.ts';

interface Props {
  employee: EmployeeRow;
  onAct: (dialog: RowDialog) => void;
}

export function RowAction({ employee, onAct }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayStart = useAccess().may(START);
  const { onboarding } = employee;
  if (!onboarding) return null;
  const action = rowAction(employee, mayStart);
  const press = () => {
    // Answers are reviewed in a dialog; everything else has a page of its own.
    const isReview = onboarding.waiting_on?.action_type === 'review_form';
    if (action === 'review' && !isReview) void navigate(paths.onboardingTasks(onboarding.digest_key));
    else onAct({ kind: action, key: onboarding.digest_key, employee });
  };
  return (
    <Button size="small" aria-label={t(`onboarding:dashboard.${action}Named`, { name: employee.name })} onClick={press}>
      {t(`onboarding:dashboard.${action}`)}
    </Button>
  );
}
