// Chooses whose calendar the schedule shows.
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { interviewersQuery } from '../parts/meetings.api.ts';
import styles from './SchedulePage.module.css';

interface Props {
  staffId: number;
  /** Null is the current user. */
  onChange: (staffId: number | null) => void;
}

export function CalendarSelect({ staffId, onChange }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { data: staff = [] } = useQuery(interviewersQuery());
  return (
    <Select<number>
      className={styles.staff ?? ''}
      aria-label={t('interviews:schedule.calendarOf')}
      value={staffId}
      options={[
        { value: user.id, label: t('interviews:schedule.mine') },
        ...staff.filter(({ value }) => value !== user.id),
      ]}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(value) => onChange(value === user.id ? null : value)}
    />
  );
}
