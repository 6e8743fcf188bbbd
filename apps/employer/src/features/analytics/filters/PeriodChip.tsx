// The days that are counted: a usual period up to today, or any two days.
import { PERIOD_PRESETS, type Period, periodProblem, presetOf, presetPeriod } from '@onward/domain/analytics/period';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { Button } from 'antd';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { TextInput } from '../../../design/fields/TextInput.tsx';
import { ChoicesPopover } from '../../../design/lists/ChoicesPopover.tsx';
import { localToday } from '../../../platform/language/use-dates.ts';
import { usePeriodText } from '../use-period-text.ts';
import styles from './PeriodChip.module.css';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

export function PeriodChip({ period, onChange }: Props) {
  const text = usePeriodText();
  return (
    <ChoicesPopover
      button={(attributes) => (
        <button {...attributes} className={styles.chip}>
          <CalendarDays size={15} aria-hidden="true" />
          {text.period(period)}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
      content={({ close }) => {
        const choose = (next: Period) => {
          onChange(next);
          close();
        };
        return (
          <>
            <Presets period={period} onChoose={choose} />
            <OtherDays period={period} onChoose={choose} />
          </>
        );
      }}
    />
  );
}

interface ChoiceProps {
  period: Period;
  onChoose: (period: Period) => void;
}

function Presets({ period, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const today = localToday();
  const current = presetOf(period, today);
  return (
    <ul className={styles.presets} aria-label={t('analytics:period.label')}>
      {PERIOD_PRESETS.map((preset) => (
        <li key={preset}>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: opening the list moves focus to its chosen value
            autoFocus={preset === (current ?? PERIOD_PRESETS[0])}
            aria-pressed={preset === current}
            onClick={() => onChoose(presetPeriod(preset, today))}
          >
            {t(`analytics:period.presets.${preset}`)}
            {preset === current && <Check size={15} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function OtherDays({ period, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [days, setDays] = useState(period);
  const complete = isCalendarDay(days.from) && isCalendarDay(days.to);
  const problem = complete ? periodProblem(days) : null;
  return (
    <form
      className={styles.days}
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !problem) onChoose(days);
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <Field
          key={end}
          htmlFor={`${id}-${end}`}
          label={t(`analytics:period.${end}`)}
          error={end === 'to' && problem ? t(`errors:fields.${problem}`) : undefined}
        >
          <TextInput
            id={`${id}-${end}`}
            type="date"
            value={days[end]}
            onChange={(event) => setDays({ ...days, [end]: event.target.value })}
          />
        </Field>
      ))}
      <Button className={styles.show ?? ''} htmlType="submit" disabled={!complete || problem !== null}>
        {t('analytics:period.show')}
      </Button>
    </form>
  );
}
