// Start and end of a span as fields, for people who do not drag.
import { timeOf } from '@onward/domain/interviews/availability';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import styles from './Side.module.css';
import { type Span, spanOf } from './week-ranges.ts';

interface Props {
  open: boolean;
  title: string;
  span: Span;
  onClose: () => void;
  onChange: (span: Span) => void;
}

/** A time field cannot show the end of the day (24:00), so it shows 00:00. */
const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

export function SpanDialog({ open, title, span, onClose, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const asSpan = (start: string, end: string): Span => spanOf({ start, end: end === MIDNIGHT ? END_OF_DAY : end });
  const form = useForm({
    initial: { start: timeOf(span.from), end: timeOf(span.to) === END_OF_DAY ? MIDNIGHT : timeOf(span.to) },
    check: ({ start, end }) => {
      const { from, to } = asSpan(start, end);
      const complete = start !== '' && end !== '';
      return { end: complete && from < to ? null : t('interviews:availability.exceptions.endsBefore') };
    },
    submit: async ({ start, end }) => {
      onChange(asSpan(start, end));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={title}
      submitLabel={t('interviews:availability.change')}
      form={form}
      onClose={onClose}
    >
      <div className={styles.pairs}>
        <TextField field={form.field('start')} label={t('interviews:availability.exceptions.start')} type="time" />
        <TextField field={form.field('end')} label={t('interviews:availability.exceptions.end')} type="time" />
      </div>
    </FormDialog>
  );
}
