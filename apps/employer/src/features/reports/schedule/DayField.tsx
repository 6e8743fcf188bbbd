// The day of a weekly or monthly schedule; a daily one has none.
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import type { Form } from '../../../platform/forms/use-form.ts';
import { useScheduleText } from '../use-schedule-text.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

const LAST_DAY = 31;
/** Days that every month has. */
const EVERY_MONTH = 28;
const DAYS = Array.from({ length: LAST_DAY }, (_, index) => index + 1);
/** Weeks begin on Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

export function DayField({ form }: { form: Form<ScheduleEntry> }) {
  const { t } = useTranslation();
  const { weekdayText } = useScheduleText();
  const { frequency, day_of_month } = form.values;
  if (frequency === 'daily') return <span />;
  if (frequency === 'weekly') {
    return (
      <SelectField
        field={form.field('weekday')}
        label={t('reports:schedule.weekday')}
        options={WEEKDAYS.map((weekday) => ({ value: weekday, label: weekdayText(weekday) }))}
      />
    );
  }
  const isMissingSometimes = day_of_month !== null && day_of_month > EVERY_MONTH && day_of_month < LAST_DAY;
  return (
    <SelectField
      field={form.field('day_of_month')}
      label={t('reports:schedule.day')}
      options={DAYS.map((day) => ({
        value: day,
        label: day === LAST_DAY ? t('reports:schedule.lastDay') : String(day),
      }))}
      hint={isMissingSometimes && t('reports:schedule.shortMonths')}
    />
  );
}
