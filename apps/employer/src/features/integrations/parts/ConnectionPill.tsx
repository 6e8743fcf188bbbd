// The state of a connection.
import type { Integration } from '@onward/contract/integrations/integrations';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import { STATE_LOOKS } from '../shown-state.ts';

export function ConnectionPill({ status }: Pick<Integration, 'status'>) {
  const { t } = useTranslation();
  return <Pill {...STATE_LOOKS[status]}>{t(`integrations:states.${status}`)}</Pill>;
}
