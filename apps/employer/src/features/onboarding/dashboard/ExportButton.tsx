// Exports the employees who match the filters as a file.
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { saveBlob } from '../../../platform/files.ts';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { exportMatching } from './dashboard.api.ts';
import type { DashboardState } from './onboarding.list.ts';

export function ExportButton({ list }: { list: DashboardState }) {
  const { t } = useTranslation();
  const companyDay = useCompanyDay();
  const [busy, setBusy] = useState(false);
  const mayExport = useAccess().may({ permission: 'view_employee' });
  const isPhone = useIsPhone();
  if (isPhone || !mayExport) return null;
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await exportMatching(list), `${t('onboarding:dashboard.fileName')}-${companyDay()}.csv`);
    } catch {
      // The shared handler has already shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download size={16} />} loading={busy} onClick={() => void save()}>
      {t('onboarding:dashboard.export')}
    </Button>
  );
}
