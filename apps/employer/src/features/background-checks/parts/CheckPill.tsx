import { CHECK_STATUSES, type CheckStatus } from '@onward/domain/background-checks/states';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { CHECK_PILLS, checkStatusKey } from './check-pills.ts';

export const isCheckStatus = (word: string): word is CheckStatus => CHECK_STATUSES.some((status) => status === word);

export function CheckPill({ status }: { status: CheckStatus }) {
  const { t } = useTranslation();
  return <Pill {...CHECK_PILLS[status]}>{t(`applicants:stageStatuses.${checkStatusKey(status)}`)}</Pill>;
}
