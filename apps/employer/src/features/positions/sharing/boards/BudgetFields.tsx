// Budget and duration for a job board, with the estimated applicants (JOB-051, JOB-052).
import { DURATION_DAYS_MAX, PRICE_MAX } from '@onward/domain/positions/job-boards';
import { InputNumber } from 'antd';
import { TrendingUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { DollarField } from '../../../../platform/forms/DollarField.tsx';
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
      <DollarField
        id={price.id}
        label={t('sharing:boards.budget')}
        value={price.value}
        error={price.error}
        max={PRICE_MAX}
        required
        disabled={disabled}
        onChange={(value) => price.onChange(value ?? 0)}
      />
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
