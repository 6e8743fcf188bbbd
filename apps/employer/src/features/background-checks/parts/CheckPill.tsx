import { CHECK_STATUSES, type CheckStatus } from '@onward/domain/background-checks/states';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { CHECK_PILLS, checkStatusKey, REFUSED_PILL } from './check-pills.ts';

export const isCheckStatus = (word: string): word is CheckStatus => CHECK_STATUSES.some((status) => status === word);

interface Props {
  status: CheckStatus;
  /** Canceled because the applicant did not agree. */
  isRefused?: boolean;
}

export function CheckPill({ status, isRefused = false }: Props) {
  const { t } = useTranslation();
  if (isRefused) return <Pill {...REFUSED_PILL}>{t('background-checks:tab.refusedPill')}</Pill>;
  return <Pill {...CHECK_PILLS[status]}>{t(`applicants:stageStatuses.${checkStatusKey(status)}`)}</Pill>;
}
