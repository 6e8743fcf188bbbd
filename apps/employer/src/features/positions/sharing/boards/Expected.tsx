// The estimated number of applicants, or that there is no estimate yet (JOB-052).

import type { ResponseOf } from '@onward/contract/endpoint';
import type { predictIndeedOrganic } from '@onward/contract/positions/job-boards';
import { useTranslation } from 'react-i18next';

export function Expected({ prediction }: { prediction: ResponseOf<typeof predictIndeedOrganic> | undefined }) {
  const { t } = useTranslation();
  if (!prediction) return null;
  const { min, max } = prediction.predicted_applicants;
  return (
    <>
      {min === null || max === null
        ? t('sharing:boards.notEnoughData')
        : t('sharing:boards.expected', { min, max, days: prediction.period_days })}
    </>
  );
}
