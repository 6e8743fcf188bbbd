// Exports the listed applicants as a file, with the visible columns.
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { orderParameter, type SortOrder } from '@onward/domain/platform/lists';
import { type ListColumn, shownColumns } from '@onward/domain/saved-views/list-layout';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../platform/access.ts';
import { saveBlob } from '../../../platform/files.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { exportList } from '../applicants.api.ts';
import type { ApplicantField } from '../applicants.list.ts';

/** The columns of the file for each column of the table. */
const FILE_COLUMNS: Record<ListColumn<'applicants'>, readonly string[]> = {
  name: ['name', 'email', 'phone'],
  position: ['position', 'location'],
  stage: ['stage'],
  status: ['stage_status', 'status'],
  rating: ['rating'],
  latest: [],
  source: ['source'],
  applied_at: ['applied_at'],
  last_message: [],
  last_activity_at: ['last_activity_at'],
};

interface Props {
  filters: ApplicationFilters;
  order: SortOrder<ApplicantField>;
  layout: ListLayout<'applicants'>;
}

export function ExportButton({ filters, order, layout }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const mayExport = useAccess().may({ permission: 'edit_applicant' });
  const [busy, setBusy] = useState(false);
  const companyDay = useCompanyDay();
  const save = async () => {
    setBusy(true);
    try {
      const columns = shownColumns('applicants', layout.columns).flatMap((column) => FILE_COLUMNS[column]);
      const file = await exportList(filters, orderParameter(order), columns);
      saveBlob(file, `${t('applicants:list.fileName')}-${companyDay()}.csv`);
    } catch {
      // The global error handler has already shown the reason.
    } finally {
      setBusy(false);
    }
  };
  if (phone || !mayExport) return null;
  return (
    <Button icon={<Download size={15} />} loading={busy} onClick={() => void save()}>
      {t('applicants:list.export')}
    </Button>
  );
}
