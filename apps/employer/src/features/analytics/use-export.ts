// Saves a panel as a file.
import type { AnalyticsFilters } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { useState } from 'react';
import { saveBlob } from '../../platform/files.ts';
import { useCompanyDay } from '../../platform/startup/use-company-day.ts';
import { exportPanel } from './analytics.api.ts';

export function useExport() {
  const companyDay = useCompanyDay();
  const [busy, setBusy] = useState<AnalyticsPanel | null>(null);
  const save = async (panel: AnalyticsPanel, filters: AnalyticsFilters) => {
    setBusy(panel);
    try {
      const { from, to } = filters;
      const days = from && to ? `${from}-${to}` : companyDay();
      saveBlob(await exportPanel(panel, filters), `${panel.replaceAll('_', '-')}-${days}.csv`);
    } catch {
      // The global error handler has already shown the reason.
    } finally {
      setBusy(null);
    }
  };
  return { busy, save };
}
