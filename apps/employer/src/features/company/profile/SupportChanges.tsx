// What support staff changed in the company, for its super admins (CMP-068).
import { listSupportChanges } from '@onward/contract/company/support';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { ChangeHistory } from '../parts/ChangeHistory.tsx';

export function SupportChanges() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['company', 'support-changes'],
    queryFn: async ({ signal }) => (await api.call(listSupportChanges, { signal, silent: true })).support_changes,
  });
  if (!data) return null;
  return <ChangeHistory title={t('company:changes.title')} none={t('company:changes.none')} changes={data} />;
}
