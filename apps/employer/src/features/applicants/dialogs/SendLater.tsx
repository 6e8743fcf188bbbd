// When a message is sent: now, or after some hours or days.

import { REJECTION_DELAY_MAX_SECONDS } from '@onward/domain/applicants/rejection';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { exactText } from '../../../platform/language/time-text.ts';

const UNITS = ['now', 'hour', 'day'] as const;
type Unit = (typeof UNITS)[number];
const USUAL = { hour: 24, day: 3 };

export function SendLater({ field }: { field: FieldBinding<number> }) {
  const { t, i18n } = useTranslation();
  const [unit, setUnit] = useState<Unit>('now');
  const choose = (next: Unit) => {
    setUnit(next);
    field.onChange(next === 'now' ? 0 : USUAL[next] * SECONDS[next]);
  };
  const goesOut = exactText(i18n.language, new Date(Date.now() + field.value * 1000));
  return (
    <Field
      htmlFor={field.id}
      label={t('applicants:dialogs.reject.send')}
      hint={
        field.value === 0
          ? t('applicants:dialogs.reject.sendsNow')
          : t('applicants:dialogs.reject.sendsAt', { time: goesOut })
      }
    >
      <Space.Compact>
        {unit !== 'now' && (
          <InputNumber
            aria-label={t('applicants:dialogs.reject.amount')}
            min={1}
            max={REJECTION_DELAY_MAX_SECONDS / SECONDS[unit]}
            precision={0}
            value={field.value / SECONDS[unit]}
            onChange={(amount) => field.onChange((amount ?? 1) * SECONDS[unit])}
          />
        )}
        <Select<Unit>
          id={field.id}
          popupMatchSelectWidth={false}
          value={unit}
          onChange={choose}
          options={UNITS.map((value) => ({
            value,
            label: t(`applicants:dialogs.reject.units.${value}`),
          }))}
        />
      </Space.Compact>
    </Field>
  );
}
