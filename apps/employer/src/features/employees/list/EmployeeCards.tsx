// Employees as cards, on phones.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { withIssues } from '../issues-address.ts';
import { EmployeeStatusPill } from '../status/EmployeeStatusPill.tsx';
import { OpenIssues } from '../status/OpenIssues.tsx';
import styles from './EmployeeCards.module.css';
import { EmployeeMenu } from './EmployeeMenu.tsx';
import { EmployeeName } from './EmployeeName.tsx';

interface Props {
  employees: readonly EmployeeRow[];
  selection: RowSelection<EmployeeRow>;
  addressOf: (employee: EmployeeRow) => string;
}

export function EmployeeCards({ employees, selection, addressOf }: Props) {
  const { t } = useTranslation();
  return (
    <RecordCards
      label={t('shell:pages.employeeRecords')}
      rows={employees}
      text={(employee) => (
        <div className={styles.card}>
          <Checkbox
            aria-label={t('employees:list.selectOne', { name: employee.name })}
            checked={selection.has(employee.id)}
            onChange={({ target }) => selection.toggle([employee], target.checked)}
          />
          <div className={styles.text}>
            <EmployeeName employee={employee} to={addressOf(employee)} />
            <p className={styles.place}>{employee.location ?? t('employees:list.noLocation')}</p>
            <div className={styles.state}>
              <EmployeeStatusPill status={employee.status} />
              {employee.open_issues_count > 0 && (
                <OpenIssues count={employee.open_issues_count} to={withIssues(addressOf(employee))} />
              )}
            </div>
          </div>
        </div>
      )}
      menu={(employee) => <EmployeeMenu employee={employee} to={addressOf(employee)} />}
    />
  );
}
