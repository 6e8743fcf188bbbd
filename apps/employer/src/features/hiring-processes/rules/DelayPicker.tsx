// The delay of a rule: a number and its unit (PLT-044).
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELAY_UNITS, type DelayUnit, delayOf, mostOf, secondsOf } from './delays.ts';

interface Props {
  seconds: number;
  mayBeNone: boolean;
  onChange: (seconds: number) => void;
}

export function DelayPicker({ seconds, mayBeNone, onChange }: Props) {
  const { t } = useTranslation();
  // The unit is kept while typing, so that seven days don't turn into a week.
  const [chosenUnit, chooseUnit] = useState(() => delayOf(seconds).unit);
  const unit = seconds % SECONDS[chosenUnit] === 0 ? chosenUnit : delayOf(seconds).unit;
  const amount = seconds / SECONDS[unit];
  return (
    <Space.Compact size="small" style={{ verticalAlign: 'middle' }}>
      <InputNumber
        style={{ width: 64 }}
        min={mayBeNone ? 0 : 1}
        max={mostOf(unit)}
        precision={0}
        aria-label={t('hiring-processes:pick.amount')}
        value={amount}
        onChange={(value) => onChange(secondsOf({ amount: value ?? (mayBeNone ? 0 : 1), unit }))}
      />
      <Select<DelayUnit>
        popupMatchSelectWidth={false}
        aria-label={t('hiring-processes:pick.unit')}
        value={unit}
        options={DELAY_UNITS.map((one) => ({
          value: one,
          label: t(`hiring-processes:units.${one}`, { count: amount }),
        }))}
        onChange={(one) => {
          chooseUnit(one);
          onChange(secondsOf({ amount: Math.min(Math.max(1, amount), mostOf(one)), unit: one }));
        }}
      />
    </Space.Compact>
  );
}
