// The entries of a history: time, who, what, and the values before and after; sensitive values are masked.

import type { Employee } from '@onward/contract/employees/employee';
import type { EmployeeChangeEntry } from '@onward/contract/employees/employee-information';
import { Eye, Zap } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { useLanguage } from '../../../../platform/language/language.ts';
import { clockText, ownZone } from '../../../../platform/language/time-text.ts';
import { localToday, useDates } from '../../../../platform/language/use-dates.ts';
import styles from './ChangeTable.module.css';
import { changeDays } from './change-days.ts';
import { useChangeTexts } from './use-change-texts.ts';

interface Props {
  changes: readonly EmployeeChangeEntry[];
  employee: Employee;
}

export function ChangeTable({ changes, employee }: Props) {
  const { t } = useTranslation();
  const { day: dayText } = useDates();
  const zone = ownZone();
  return (
    <table className={styles.table} aria-label={t('employees:sections.history')}>
      <thead>
        <tr>
          {(['time', 'who', 'what', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {t(`employees:history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changeDays(changes, zone).map(({ day, changes: made }) => (
          <Fragment key={day}>
            <tr className={styles.day}>
              <th colSpan={5} scope="colgroup">
                {day === localToday() ? t('employees:history.today') : dayText(day)}
              </th>
            </tr>
            {made.map((change) => (
              <ChangeRow key={change.id} change={change} employee={employee} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change, employee }: { change: EmployeeChangeEntry; employee: Employee }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { what, part, before, after, note } = useChangeTexts()(change);
  const time = clockText(language, change.changed_at);
  return (
    <tr>
      <td className={styles.time}>
        <time dateTime={change.changed_at}>{time}</time>
      </td>
      <td>
        <span className={styles.who}>
          {change.staff ? (
            <Avatar name={change.staff.name} size={24} />
          ) : (
            <span className={styles.automatic}>
              <Zap size={13} aria-hidden="true" />
            </span>
          )}
          {change.staff?.name ?? t('employees:history.automatic', { name: employee.name })}
        </span>
      </td>
      <td className={styles.what}>
        {what}
        <small>{part}</small>
      </td>
      <td className={styles.before} data-replaced={change.event === 'changed' && before !== null}>
        {before ?? (change.event === 'changed' ? t('employees:history.empty') : '')}
      </td>
      <td className={styles.after}>
        {change.event === 'revealed' && <Eye size={14} aria-hidden="true" />}
        {after ??
          (change.event === 'changed' ? <span className={styles.none}>{t('employees:history.empty')}</span> : '')}
        {note && <small>{note}</small>}
      </td>
    </tr>
  );
}
