// A duration as text, e.g. `3 days`.
import { useTranslation } from 'react-i18next';
import { delayOf } from './delays.ts';

export function useDelayText(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    const { amount, unit } = delayOf(seconds);
    return `${amount} ${t(`hiring-processes:units.${unit}`, { count: amount })}`;
  };
}
