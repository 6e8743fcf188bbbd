// Shows whether a location has tax information.
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';

export function TaxInfoPill({ complete }: { complete: boolean }) {
  const { t } = useTranslation();
  return complete ? (
    <Pill tone="green" icon={Check} plain>
      {t('locations:taxInfo.complete')}
    </Pill>
  ) : (
    <Pill tone="amber" icon={TriangleAlert} plain>
      {t('locations:taxInfo.missing')}
    </Pill>
  );
}
