// Limits the history to a range of days.
import { Popover } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { TextInput } from '../../../../design/fields/TextInput.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './DateChip.module.css';

interface Props {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string; to?: string }) => void;
}

export function DateChip({ from, to, onChange }: Props) {
  const { t } = useTranslation();
  const { day } = useDates();
  const id = useId();
  const [open, setOpen] = useState(false);
  const text =
    from && to
      ? t('employees:history.range', { from: day(from), to: day(to) })
      : from
        ? t('employees:history.since', { date: day(from) })
        : to
          ? t('employees:history.until', { date: day(to) })
          : t('employees:history.anyDate');
  const ends = [
    ['from', from],
    ['to', to],
  ] as const;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <div className={styles.range}>
          {ends.map(([end, value]) => (
            <Field key={end} htmlFor={`${id}-${end}`} label={t(`employees:history.${end}`)}>
              <TextInput
                id={`${id}-${end}`}
                type="date"
                value={value ?? ''}
                onChange={(event) => onChange({ [end]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      }
    >
      <button type="button" className={styles.chip} data-set={Boolean(from || to)} aria-expanded={open}>
        {text}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    </Popover>
  );
}
