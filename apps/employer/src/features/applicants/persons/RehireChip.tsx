// The "do not rehire" flag, with its reason in a tooltip (AHD-023).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Tooltip } from 'antd';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';

export function RehireChip({ flag, plain = false }: { flag: ApplicationRow['do_not_rehire']; plain?: boolean }) {
  const { t } = useTranslation();
  if (!flag) return null;
  return (
    <Tooltip title={flag.reason}>
      <span>
        <Pill tone="red" icon={Ban} plain={plain}>
          {t('applicants:persons.rehire.chip')}
        </Pill>
      </span>
    </Tooltip>
  );
}
