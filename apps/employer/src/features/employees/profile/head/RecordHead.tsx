// Name, status, and place of an employee, with the neighbors in the list and the actions (EMP-002, EMP-008).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { ChevronRight, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { listAddress, listOfRecord } from '../../employees.list.ts';
import { EmployeeStatusPill } from '../../status/EmployeeStatusPill.tsx';
import { Neighbors } from './Neighbors.tsx';
import { RecordActions } from './RecordActions.tsx';
import styles from './RecordHead.module.css';

interface Props {
  record: EmployeeProfile;
  changedBy: string | null;
  /** Shows who else is viewing. */
  present: ReactNode;
}

export function RecordHead({ record, changedBy, present }: Props) {
  const { t } = useTranslation();
  const { day } = useDates();
  const { employee } = record;
  const facts = [
    employee.position,
    employee.location?.name,
    t('employees:number', { number: employee.employee_number }),
    employee.end_date
      ? t('employees:worked', { from: day(employee.hired_date), to: day(employee.end_date) })
      : t('employees:hired', { date: day(employee.hired_date) }),
  ];
  return (
    <header className={styles.head}>
      <div className={styles.above}>
        <Crumbs employee={employee} />
        <Neighbors previous={record.previous_employee_id} next={record.next_employee_id} />
      </div>
      <div className={styles.row}>
        <Avatar name={employee.name} size={52} />
        <div className={styles.who}>
          <div className={styles.title}>
            <h1>{employee.name}</h1>
            <EmployeeStatusPill status={employee.status} />
          </div>
          <div className={styles.below}>
            <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
            {present}
          </div>
        </div>
        <RecordActions record={record} />
      </div>
      <p className={styles.changed} role="status">
        {changedBy !== null && (
          <>
            <RefreshCw size={13} aria-hidden="true" />
            {changedBy ? t('employees:changedBy', { name: changedBy }) : t('employees:changedNow')}
          </>
        )}
      </p>
    </header>
  );
}

function Crumbs({ employee }: { employee: EmployeeProfile['employee'] }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <ol className={styles.crumbs}>
      <li>
        <Link to={listAddress(listOfRecord(address))}>{t('shell:pages.employeeRecords')}</Link>
      </li>
      {employee.location && (
        <>
          <ChevronRight size={13} aria-hidden="true" />
          <li>{employee.location.name}</li>
        </>
      )}
    </ol>
  );
}
