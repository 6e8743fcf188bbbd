// An exception for one day or several in a row: off all day, or open between two times.
import { calendarProblems, type DayException, emptyCalendar } from '@onward/domain/interviews/availability';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import styles from './Side.module.css';

interface Props {
  open: boolean;
  exception: DayException | null;
  /** Days that already have an exception. */
  taken: readonly string[];
  onClose: () => void;
  onSave: (days: DayException[]) => void;
}

const NOTE_MAX = 100;
const DAYS_MAX = 60;

export function ExceptionDialog({ open, exception, taken, onClose, onSave }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [range] = exception?.ranges ?? [];
  const form = useForm({
    initial: {
      date: exception?.date ?? '',
      until: exception?.date ?? '',
      isOff: !range,
      start: range?.start ?? '10:00',
      end: range?.end ?? '13:00',
      note: exception?.note ?? '',
    },
    check: (values) => {
      const { date, until, isOff, start, end } = values;
      const wrong = calendarProblems({
        ...emptyCalendar('UTC'),
        exceptions: [{ date: date || '2026-01-01', ranges: isOff ? [] : [{ start, end }] }],
      });
      return {
        date:
          date === ''
            ? t('interviews:availability.exceptions.dateNeeded')
            : taken.includes(date)
              ? t('interviews:availability.exceptions.twice')
              : null,
        until: until !== '' && until < date ? t('interviews:availability.exceptions.endsBefore') : null,
        end: wrong.length > 0 ? t('interviews:availability.exceptions.endsBefore') : null,
      };
    },
    submit: async ({ date, until, isOff, start, end, note }) => {
      const ranges = isOff ? [] : [{ start, end }];
      const last = until === '' ? date : until;
      const days: DayException[] = [];
      for (let day = date; day <= last && days.length < DAYS_MAX; day = dayAfter(day, 1)) {
        days.push({ date: day, ranges, note: note.trim() || null });
      }
      onSave(days);
      onClose();
    },
  });
  const isOff = form.field('isOff');
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t(`interviews:availability.exceptions.${exception ? 'edit' : 'add'}`)}
      submitLabel={t('interviews:availability.exceptions.save')}
      form={form}
      onClose={onClose}
    >
      <div className={styles.pairs}>
        <TextField
          field={form.field('date')}
          label={t('interviews:availability.exceptions.from')}
          type="date"
          required
        />
        <TextField field={form.field('until')} label={t('interviews:availability.exceptions.until')} type="date" />
      </div>
      <label className={styles.switch} htmlFor={isOff.id}>
        <Switch id={isOff.id} checked={isOff.value} onChange={isOff.onChange} />
        {t('interviews:availability.exceptions.offAllDay')}
      </label>
      {!isOff.value && (
        <div className={styles.pairs}>
          <TextField field={form.field('start')} label={t('interviews:availability.exceptions.start')} type="time" />
          <TextField field={form.field('end')} label={t('interviews:availability.exceptions.end')} type="time" />
        </div>
      )}
      <TextField field={form.field('note')} label={t('interviews:availability.exceptions.note')} maxLength={NOTE_MAX} />
    </FormDialog>
  );
}
