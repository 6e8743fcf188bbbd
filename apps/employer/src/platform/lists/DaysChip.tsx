// Limits a list to a range of days; either end may stay open.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../design/fields/Field.tsx';
import { TextInput } from '../../design/fields/TextInput.tsx';
import { ChipFrame } from '../../design/lists/ChipFrame.tsx';
import { useDates } from '../language/use-dates.ts';
import styles from './DaysChip.module.css';

interface Props {
  label: string;
  from: string | undefined;
  to: string | undefined;
  /** An end that is cleared is undefined. */
  onChange: (range: { from?: string | undefined; to?: string | undefined }) => void;
  startsOpen?: boolean;
}

export function DaysChip({ label, from, to, onChange, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const text = useRangeText(from, to);
  const id = useId();
  const ends = [
    ['from', from],
    ['to', to],
  ] as const;
  return (
    <ChipFrame
      label={label}
      chosen={text}
      startsOpen={startsOpen}
      onClear={() => onChange({ from: undefined, to: undefined })}
      content={() => (
        <div className={styles.range}>
          {ends.map(([end, value]) => (
            <Field key={end} htmlFor={`${id}-${end}`} label={t(`shell:filters.days.${end}`)}>
              <TextInput
                id={`${id}-${end}`}
                type="date"
                value={value ?? ''}
                onChange={(event) => onChange({ [end]: event.target.value || undefined })}
              />
            </Field>
          ))}
        </div>
      )}
    />
  );
}

function useRangeText(from: string | undefined, to: string | undefined): string | undefined {
  const { t } = useTranslation();
  const { day } = useDates();
  if (from && to) return t('shell:filters.days.range', { from: day(from), to: day(to) });
  if (from) return t('shell:filters.days.since', { date: day(from) });
  return to && t('shell:filters.days.until', { date: day(to) });
}
