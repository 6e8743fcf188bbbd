import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../platform/files.ts';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { exportRecords } from '../employees.api.ts';
import type { EmployeeListState } from '../employees.list.ts';

/** Saves the selected employees as a file, or everyone who matches when the selection is empty. */
export function useExport(list: EmployeeListState) {
  const { t } = useTranslation();
  const companyDay = useCompanyDay();
  const [busy, setBusy] = useState(false);
  const save = async (selected: readonly number[]) => {
    setBusy(true);
    try {
      const file = await exportRecords(list, selected);
      saveBlob(file, `${t('employees:list.fileName')}-${companyDay()}.csv`);
    } catch {
      // The global error handler has already shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
