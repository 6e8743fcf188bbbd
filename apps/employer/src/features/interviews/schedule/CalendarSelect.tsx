// Chooses whose interviews the schedule shows; everyone's can be narrowed to one brand.
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCurrentUser, useStartup } from '../../../platform/startup/use-startup.ts';
import { interviewersQuery } from '../parts/meetings.api.ts';
import styles from './SchedulePage.module.css';
import type { WhoseCalendar } from './schedule-address.ts';

interface Props {
  whose: WhoseCalendar;
  brandId: number | null;
  /** Null is the current user, or every brand. */
  onChange: (whose: WhoseCalendar | null, brandId: number | null) => void;
}

export function CalendarSelect({ whose, brandId, onChange }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { brands } = useStartup();
  const seesOthers = useAccess().may({ permission: 'edit_all_calendars' });
  const { data: staff = [] } = useQuery({ ...interviewersQuery(), enabled: seesOthers });
  return (
    <>
      <Select<WhoseCalendar>
        className={styles.staff ?? ''}
        aria-label={t('interviews:schedule.calendarOf')}
        value={whose}
        options={[
          { value: user.id, label: t('interviews:schedule.mine') },
          { value: 'all', label: t('interviews:schedule.everyone') },
          ...(seesOthers ? staff.filter(({ value }) => value !== user.id) : []),
        ]}
        showSearch={seesOthers && { optionFilterProp: 'label' }}
        onChange={(value) => onChange(value === user.id ? null : value, null)}
      />
      {whose === 'all' && brands.length > 1 && (
        <FilterChip
          label={t('interviews:schedule.brand')}
          options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={brandId === null ? undefined : String(brandId)}
          onChange={(value) => onChange(whose, value === undefined ? null : Number(value))}
        />
      )}
    </>
  );
}
