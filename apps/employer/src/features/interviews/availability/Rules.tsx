// The booking rules: buffers, notice, how far ahead, and the time zone (SCH-004, AHD-007).
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { useLanguage } from '../../../platform/language/language.ts';
import { timeZoneOptions } from '../../../platform/language/time-zones.ts';
import type { CalendarRules } from '../parts/calendars.api.ts';
import styles from './Side.module.css';

const BREAKS = [0, 5, 10, 15, 30, 45, 60];
const NOTICES = [0, 1, 2, 4, 8, 12, 24, 48, 72];
const AHEAD = [3, 7, 14, 21, 30, 60, 90];

interface Props {
  rules: CalendarRules;
  canEdit: boolean;
  onChange: (change: Partial<CalendarRules>) => void;
}

export function Rules({ rules, canEdit, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const zones = useMemo(() => timeZoneOptions(rules.time_zone, new Date(), language), [rules.time_zone, language]);
  const choice = (
    field: 'buffer_minutes' | 'min_notice_hours' | 'max_days_ahead',
    values: readonly number[],
    unit: 'minutes' | 'noticeHours' | 'days',
  ) => (
    <Field htmlFor={`${id}-${field}`} label={t(`interviews:availability.rules.${field}`)} error={null}>
      <Select<number>
        id={`${id}-${field}`}
        className={styles.wide ?? ''}
        disabled={!canEdit}
        value={rules[field]}
        options={[...new Set([...values, rules[field]])]
          .toSorted((a, b) => a - b)
          .map((value) => ({ value, label: t(`interviews:availability.${unit}`, { count: value }) }))}
        onChange={(value) => onChange({ [field]: value })}
      />
    </Field>
  );
  return (
    <section>
      <h2 className={styles.heading}>{t('interviews:availability.rules.title')}</h2>
      <div className={styles.pairs}>
        {choice('buffer_minutes', BREAKS, 'minutes')}
        {choice('min_notice_hours', NOTICES, 'noticeHours')}
        {choice('max_days_ahead', AHEAD, 'days')}
        <div className={styles.wholeRow}>
          <Field htmlFor={`${id}-zone`} label={t('interviews:availability.rules.time_zone')} error={null}>
            <Select<string>
              id={`${id}-zone`}
              className={styles.wide ?? ''}
              disabled={!canEdit}
              value={rules.time_zone}
              showSearch={{ optionFilterProp: 'label' }}
              options={zones}
              onChange={(time_zone) => onChange({ time_zone })}
            />
          </Field>
        </div>
      </div>
    </section>
  );
}
