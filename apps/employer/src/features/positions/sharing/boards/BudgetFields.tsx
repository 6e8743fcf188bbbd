// What a board may spend, for how long, and what one may expect of that (JOB-051, JOB-052).
import { DURATION_DAYS_MAX, PRICE_MAX } from '@onward/domain/positions/job-boards';
import { InputNumber } from 'antd';
import { TrendingUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import styles from './BudgetFields.module.css';
import { Expected } from './Expected.tsx';

export const USUAL_DAYS = 7;

interface Props {
  price: FieldBinding<number>;
  days: FieldBinding<number>;
  disabled?: boolean;
}

export function BudgetFields({ price, days, disabled = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <Field htmlFor={price.id} label={t('sharing:boards.budget')} error={price.error} required>
        <InputNumber
          id={price.id}
          style={{ width: '100%' }}
          prefix="$"
          min={0}
          max={PRICE_MAX}
          precision={2}
          value={price.value}
          disabled={disabled}
          status={price.error ? 'error' : ''}
          aria-describedby={fieldNoteId(price.id)}
          onChange={(value) => price.onChange(value ?? 0)}
        />
      </Field>
      <Field htmlFor={days.id} label={t('sharing:boards.duration')} required>
        <InputNumber
          id={days.id}
          style={{ width: '100%' }}
          suffix={t('sharing:boards.dayUnit')}
          min={1}
          max={DURATION_DAYS_MAX}
          precision={0}
          value={days.value}
          disabled={disabled}
          onChange={(value) => days.onChange(value ?? 1)}
        />
      </Field>
    </div>
  );
}

export const ExpectedNote = ({ prediction }: ComponentProps<typeof Expected>) =>
  prediction && (
    <p className={styles.expected}>
      <TrendingUp size={16} aria-hidden="true" />
      <Expected prediction={prediction} />
    </p>
  );
