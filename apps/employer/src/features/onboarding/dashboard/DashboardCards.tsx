// Onboardings as cards, on phones.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { OnboardingPill } from '../../employees/parts/OnboardingPill.tsx';
import styles from './DashboardCards.module.css';
import { PersonCell } from './rows/PersonCell.tsx';
import { ProgressCell } from './rows/ProgressCell.tsx';
import { RowAction } from './rows/RowAction.tsx';
import type { RowDialog } from './rows/RowDialogs.tsx';
import { RowEntries } from './rows/RowEntries.tsx';
import { WaitingOn } from './rows/WaitingOn.tsx';

interface Props {
  employees: readonly EmployeeRow[];
  selection: RowSelection<EmployeeRow>;
  onAct: (dialog: RowDialog) => void;
}

export function DashboardCards({ employees, selection, onAct }: Props) {
  const { t } = useTranslation();
  return (
    <RecordCards
      label={t('shell:pages.onboarding')}
      rows={employees}
      text={(employee) => (
        <div className={styles.card}>
          <Checkbox
            aria-label={t('onboarding:dashboard.selectOne', { name: employee.name })}
            checked={selection.has(employee.id)}
            onChange={({ target }) => selection.toggle([employee], target.checked)}
          />
          <div className={styles.text}>
            <PersonCell employee={employee} />
            {employee.onboarding && (
              <>
                <div className={styles.state}>
                  <OnboardingPill status={employee.onboarding.status} />
                  <ProgressCell onboarding={employee.onboarding} />
                </div>
                <WaitingOn onboarding={employee.onboarding} />
              </>
            )}
            <div className={styles.action}>
              <RowAction employee={employee} onAct={onAct} />
            </div>
          </div>
        </div>
      )}
      menu={(employee) => <RowEntries employee={employee} onAct={onAct} />}
    />
  );
}
